// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

// Text drawing.
extension CGContext {
  /// Sets whether glyphs are filled, stroked with the current line width, or both.
  ///
  /// The mode affects strings and labels, whose colour is used for both. Symbols and images in the text are
  /// not affected.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// The transform of glyphs that are drawn individually.
  ///
  /// It is not part of the state saved by `saveGState()`.
  ///
  /// - Note: Has no effect on Linux: strings are drawn at the point passed to their drawing methods, as on
  ///   iOS.
  public var textMatrix: CGAffineTransform {
    get { glyphMatrix }
    set { glyphMatrix = newValue }
  }

  /// The translation of ``textMatrix``, in points.
  ///
  /// - Note: Has no effect on Linux, as ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: glyphMatrix.tx, y: glyphMatrix.ty) }
    set { (glyphMatrix.tx, glyphMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Returns the steps, with text drawn in the current drawing mode.
  func lettered(_ steps: [Drawing.Step]) -> [Drawing.Step] {
    guard state.textMode != .fill else { return steps }
    return steps.flatMap { step -> [Drawing.Step] in
      switch step {
      case .command(.text(let layout, let origin, let color)):
        var outlined = layout
        outlined.outlineWidth = state.line.width
        return (state.textMode.fills ? [step] : [])
          + (state.textMode.strokes
            ? [.command(.text(outlined, origin: origin, color))] : [])
      case .command(.drawing(var inner)), .drawing(var inner):
        inner.steps = lettered(inner.steps)
        return [.drawing(inner)]
      default: return [step]
      }
    }
  }
}
