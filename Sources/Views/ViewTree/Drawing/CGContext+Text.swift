// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry

// How letters are drawn.
extension CGContext {
  /// Sets whether the insides of letters are drawn from now on, a line of the present width along their outlines, or both.
  ///
  /// Strings and labels heed it; their colour is that of both. Symbols and pictures among texts don't.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Where glyphs would stand that are drawn one by one, at first where they are drawn.
  ///
  /// It is kept, and no part of what `saveGState()` keeps: strings stand where they are told to, here as on iOS.
  public var textMatrix: CGAffineTransform {
    get { glyphMatrix }
    set { glyphMatrix = newValue }
  }

  /// Where the next glyph would stand: the translation of ``textMatrix``, in points.
  public var textPosition: CGPoint {
    get { CGPoint(x: glyphMatrix.tx, y: glyphMatrix.ty) }
    set { (glyphMatrix.tx, glyphMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// The steps, with letters drawn as the mode says.
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
