// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

extension UIImage {
  /// Fills `rect` of the current context with repeated copies of the image, starting at the context's origin.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = DrawingStage.current else { return }
    context.saveGState()
    UIColor(patternImage: self).setFill()
    context.fill(rect)
    context.restoreGState()
  }

  /// Draws the image at its size at `point` of the current context.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image at its size at `point`, with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to fill `rect` of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image scaled to fill `rect`, with a blend mode and an opacity.
  ///
  /// The variant for the current traits is drawn; template images, and symbols without a tint of their own,
  /// are black.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingStage.current, rect.width > 0, rect.height > 0,
      let face = ImageFace(self, traits: .current, tintColor: .black)
    else { return }
    let commands = face.commands(in: rect)
    if blendMode == .normal, alpha >= 1 { return context.paint(commands) }
    context.with(blendMode, alpha: alpha) { $0.paint(commands) }
  }
}
