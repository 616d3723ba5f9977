// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// A layer that draws text, starting at the top of its bounds.
///
/// Differs from QuartzCore: text beyond the bounds is clipped; where lines are both wrapped and truncated,
/// only the end is truncated.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; `nil` or a value of another type draws nothing.
  open var string: Any? { didSet { contentChanged() } }

  /// The font of plain text: a `UIFont`, whose size is ignored, or a font name.
  open var font: AnyObject? = "Helvetica" as NSString { didSet { contentChanged() } }

  /// The font size of plain text, in points.
  open var fontSize: CGFloat = 36 {
    didSet {
      guard fontSize != oldValue else { return }
      contentChanged()
      changed("fontSize", from: oldValue)
    }
  }

  /// The colour of plain text; `nil` draws nothing.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet {
      guard foregroundColor != oldValue else { return }
      contentChanged()
      changed("foregroundColor", from: oldValue)
    }
  }

  /// The alignment of lines without a paragraph style of their own.
  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { if alignmentMode != oldValue { contentChanged() } }
  }

  /// Whether lines are wrapped at the width of the bounds.
  open var isWrapped = false { didSet { if isWrapped != oldValue { contentChanged() } } }

  /// The truncation of text that does not fit.
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { if truncationMode != oldValue { contentChanged() } }
  }

  /// Returns the size of the text, in points, with lines broken only at its own line breaks.
  open override func preferredFrameSize() -> CGSize {
    let size = TextDrawing(text, width: .infinity).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override func contentSteps(in bounds: CGRect) -> [Drawing.Step] {
    let text = text
    guard text.length > 0, bounds.width > 0, bounds.height > 0 else { return [] }
    let steps = commands(text, in: bounds).map { Drawing.Step.command($0) }
    return [.drawing(Drawing(clip: PathShape(rect: bounds), steps: steps))]
  }

  private func commands(_ text: NSAttributedString, in bounds: CGRect) -> [DrawCommand] {
    guard !isWrapped, truncationMode != .none else {
      let drawing = TextDrawing(
        text, width: bounds.width, height: isWrapped ? bounds.height : .infinity,
        cutsLastLine: isWrapped && truncationMode != .none)
      return drawing.commands(at: bounds.origin)
    }
    // Each paragraph is one line, which is truncated separately.
    var top = bounds.minY
    return Self.paragraphs(of: text).flatMap { paragraph in
      let line = TextDrawing(paragraph, width: bounds.width, lines: 1)
      defer { top += line.size.height }
      return line.commands(at: CGPoint(x: bounds.minX, y: top))
    }
  }

  /// Returns the paragraphs of a nonempty text, with a space in place of each empty one.
  private static func paragraphs(of text: NSAttributedString) -> [NSAttributedString] {
    let string = text.string
    return string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      let range = NSRange($0.startIndex..<$0.endIndex, in: string)
      guard range.length == 0 else { return text.attributedSubstring(from: range) }
      let place = min(range.location, text.length - 1)
      return NSAttributedString(
        string: " ", attributes: text.attributes(at: place, effectiveRange: nil))
    }
  }

  override func takeContent(of layer: CALayer) {
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.seen("fontSize", layer.fontSize)
    foregroundColor = layer.seen("foregroundColor", layer.foregroundColor)
    alignmentMode = layer.alignmentMode
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
  }

  /// The text with the attributes with which it is drawn.
  private var text: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    paragraph.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreak
    if let attributed = string as? NSAttributedString {
      let text = NSMutableAttributedString(attributedString: attributed)
      let whole = NSRange(location: 0, length: text.length)
      attributed.enumerateAttribute(.paragraphStyle, in: whole) { style, range, _ in
        if style == nil { text.addAttribute(.paragraphStyle, value: paragraph, range: range) }
      }
      return text
    }
    guard let plain = string as? String, let color = seen("foregroundColor", foregroundColor) else {
      return NSAttributedString(string: "")
    }
    return NSAttributedString(
      string: plain,
      attributes: [
        .font: plainFont, .foregroundColor: UIColor(cgColor: color), .paragraphStyle: paragraph,
      ])
  }

  private var plainFont: UIFont {
    let size = max(0.01, seen("fontSize", fontSize))
    if let font = font as? UIFont { return font.withSize(size) }
    let named = (font as? NSString).flatMap { UIFont(name: "\($0)", size: size) }
    return named ?? .systemFont(ofSize: size)
  }
}
