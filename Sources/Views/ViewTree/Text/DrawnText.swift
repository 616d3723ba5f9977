// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An attributed text to be measured or drawn.
///
/// It is created from a string directly, because Foundation never frees the runs of an attributed string on
/// Linux.
struct DrawnText {
  let text: String
  let styles: TextStyles

  /// Creates a text with the same attributes throughout.
  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.text = text
    styles = TextStyles(length: text.utf16.count, attributes: attributes ?? [:])
  }

  init(_ string: NSAttributedString) {
    text = string.string
    styles = TextStyles(string)
  }

  /// Returns the size of the text without line wrapping, in points: lines end only at line breaks in the
  /// text.
  func size() -> CGSize { TextDrawing(self, width: .infinity).size }

  /// Draws the text with its top left corner at `point` in the current context.
  func draw(at point: CGPoint) {
    guard let context = DrawingStage.current, !text.isEmpty else { return }
    context.paint(TextDrawing(self, width: .infinity).commands(at: point))
  }

  /// Draws the text in `rect`, or on a baseline that begins at the origin of `rect`, depending on `options`.
  func draw(
    with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    guard !text.isEmpty else { return }
    let drawing = TextDrawing(self, rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= drawing.ascent }
    context?.totalBounds = CGRect(origin: origin, size: drawing.size)
    DrawingStage.current?.paint(drawing.commands(at: origin))
  }

  /// Returns the bounding rectangle of the text drawn in `size` points with `options`.
  func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    guard !text.isEmpty else { return .zero }
    let drawing = TextDrawing(self, size, options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -drawing.ascent
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: drawing.size)
    context?.totalBounds = bounds
    return bounds
  }
}

extension TextDrawing {
  /// Creates a drawing whose lines fit in `size` when `options` contains `.usesLineFragmentOrigin`, and
  /// otherwise do not wrap.
  fileprivate init(_ text: DrawnText, _ size: CGSize, _ options: NSStringDrawingOptions) {
    guard options.contains(.usesLineFragmentOrigin) else {
      self.init(text, width: .infinity)
      return
    }
    let height = size.height > 0 && size.height < 1e6 ? size.height : .infinity
    self.init(
      text, width: size.width < 1e6 ? size.width : .infinity, height: height,
      cutsLastLine: options.contains(.truncatesLastVisibleLine))
  }
}
