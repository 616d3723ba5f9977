// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// The size of the text when lines are broken where it says so alone, in points.
  public func size() -> CGSize { TextDrawing(self, width: .infinity).size }

  /// Draws the text with its top left corner at `point` of the current context.
  public func draw(at point: CGPoint) {
    guard let context = DrawingStage.current, length > 0 else { return }
    context.paint(TextDrawing(self, width: .infinity).commands(at: point))
  }

  /// Draws the text in lines as wide as `rect` of the current context, as many as fit in it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in `rect`, or on a baseline that begins at its origin, as `options` say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard length > 0 else { return }
    let text = TextDrawing(self, rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= text.ascent }
    context?.totalBounds = CGRect(origin: origin, size: text.size)
    DrawingStage.current?.paint(text.commands(at: origin))
  }

  /// The rectangle that the text takes when it is drawn in `size` points as `options` say.
  ///
  /// Its sides are not whole points; round them up for frames.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let text = TextDrawing(self, size, options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -text.ascent
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: text.size)
    context?.totalBounds = bounds
    return bounds
  }
}

extension TextDrawing {
  /// The string in lines that fit in `size`, where options ask for lines.
  fileprivate init(
    _ string: NSAttributedString, _ size: CGSize, _ options: NSStringDrawingOptions
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      self.init(string, width: .infinity)
      return
    }
    let height = size.height > 0 && size.height < 1e6 ? size.height : .infinity
    self.init(
      string, width: size.width < 1e6 ? size.width : .infinity, height: height,
      cutsLastLine: options.contains(.truncatesLastVisibleLine))
  }
}
