// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension UIBezierPath {
  /// Fills the path with the fill colour of the current context.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with the fill colour of the current context, a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingStage.current else { return }
    let draw = { (context: CGContext) in
      context.fill(
        self.cgPath.shape.applying(context.state.transform),
        isEvenOdd: self.usesEvenOddFillRule)
    }
    if blendMode == .normal, alpha >= 1 {
      draw(context)
    } else {
      context.with(blendMode, alpha: alpha, draw)
    }
  }

  /// Strokes the path with the stroke colour of the current context.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with the stroke colour of the current context, a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingStage.current else { return }
    let draw = { (context: CGContext) in
      context.stroke(self.cgPath.shape.applying(context.state.transform), self.line)
    }
    if blendMode == .normal, alpha >= 1 {
      draw(context)
    } else {
      context.with(blendMode, alpha: alpha, draw)
    }
  }

  /// Clips subsequent drawing in the current context to the path.
  public func addClip() {
    guard let context = DrawingStage.current else { return }
    context.clip(cgPath.shape.applying(context.state.transform), isEvenOdd: usesEvenOddFillRule)
  }
}
