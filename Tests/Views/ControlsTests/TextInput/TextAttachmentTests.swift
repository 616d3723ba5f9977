// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing

/// Tests of image attachments in texts.
@MainActor
struct TextAttachmentTests {
  private let label = UILabel()
  private let font = UIFont.systemFont(ofSize: 10)
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  private func attached(_ bounds: CGRect = .zero) -> NSAttributedString {
    let attachment = NSTextAttachment(image: picture)
    attachment.bounds = bounds
    return NSAttributedString(attachment: attachment)
  }

  /// Returns the concatenation of texts and attachments.
  private func text(_ parts: Any...) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for part in parts {
      whole.append(part as? NSAttributedString ?? NSAttributedString(string: "\(part)"))
    }
    return whole
  }

  private func show(_ parts: NSAttributedString, width: CGFloat? = nil, lines: Int = 1) {
    label.font = font
    label.numberOfLines = lines
    label.attributedText = parts
    let room = CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(room)
    label.frame.size = CGSize(width: width ?? size.width, height: size.height)
  }

  /// The frames and tint colours of the drawn images.
  private var pictures: [(rect: CGRect, tint: DisplayColor?)] {
    label.contentCommands().compactMap { command in
      switch command {
      case .image(_, let rect): (rect, nil)
      case .imagePart(_, let part): (part.destination, part.tint)
      default: nil
      }
    }
  }

  /// The drawn words with their positions: the start and the baseline.
  private var words: [(text: String, place: CGPoint)] {
    label.contentCommands().compactMap { command in
      guard case .text(let layout, let origin, _) = command else { return nil }
      return (layout.lines.map(\.text).joined(), origin)
    }
  }

  private var metrics: FontMetrics {
    HostEnvironment.current.text.metrics(of: FontDescription(size: 10))
  }

  @Test func `an attachment is one character of a text`() {
    let string = attached()
    expect(string.length, equals: 1)
    expect(string.string.unicodeScalars.first?.value, equals: UInt32(NSTextAttachment.character))
    let attachment = string.attribute(.attachment, at: 0, effectiveRange: nil)
    expect((attachment as? NSTextAttachment)?.image === picture)
  }

  @Test func `an attachment that gets a picture later shows it, and loses it again`() {
    let attachment = NSTextAttachment()
    attachment.image = picture
    show(text("ab", NSAttributedString(attachment: attachment)))
    expect(pictures.map(\.rect.size), equals: [CGSize(width: 30, height: 20)])
    attachment.image = nil
    show(text("ab", NSAttributedString(attachment: attachment)))
    expect(pictures.isEmpty)
  }

  @Test func `a picture stands on the baseline in its own size, and the line grows`() throws {
    show(text("ab", attached(), "c"))
    expect(label.bounds.width, equals: 45)
    let below = metrics.lineHeight - metrics.ascender
    expect(abs(label.bounds.height - 20 - below) < 1)
    let baseline = try #require(words.first).place.y
    expect(words.map(\.place.x), equals: [0, 40])
    expect(pictures.map(\.rect.minX), equals: [10])
    expect(pictures.map(\.rect.size), equals: [CGSize(width: 30, height: 20)])
    expect(try #require(pictures.first).rect.maxY, equals: baseline)
  }

  @Test func `bounds say how large a picture is, and how far it stands below the baseline`() throws
  {
    show(text("ab", attached(CGRect(x: 0, y: -3, width: 8, height: 9)), "c"))
    expect(label.bounds.width, equals: 23)
    let baseline = try #require(words.first).place.y
    expect(
      pictures.map(\.rect), equals: [CGRect(x: 10, y: baseline + 3 - 9, width: 8, height: 9)])
    let low = label.bounds.height
    show(text("abc"))
    expect(abs(low - label.bounds.height - (3 - (metrics.lineHeight - metrics.ascender))) < 1)
  }

  @Test func `a picture that is lower than the text leaves the line as it was`() {
    show(text("abc"))
    let height = label.bounds.height
    show(text("ab", attached(CGRect(x: 0, y: 0, width: 5, height: 5))))
    expect(label.bounds.height, equals: height)
  }

  @Test func `a shift along the line moves the picture alone, a rise lifts it`() throws {
    show(text(attached(CGRect(x: 4, y: 0, width: 8, height: 8)), "c"))
    expect(pictures.map(\.rect.minX), equals: [4])
    expect(words.map(\.place.x), equals: [8])
    let raised = NSMutableAttributedString(
      attributedString: attached(CGRect(x: 0, y: 0, width: 8, height: 8)))
    raised.addAttribute(.baselineOffset, value: 2, range: NSRange(location: 0, length: 1))
    show(text("c", raised))
    expect(try #require(pictures.first).rect.maxY, equals: words.first.map { $0.place.y - 2 })
  }

  @Test func `a symbol is as large as the font says, and has the text's colour`() throws {
    let heart = try #require(UIImage(systemName: "heart.fill"))
    let string = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: NSTextAttachment(image: heart)))
    string.addAttributes(
      [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red],
      range: NSRange(location: 0, length: 1))
    show(string)
    let large = try #require(pictures.first)
    expect(large.tint, equals: DisplayColor(red: 1, green: 0, blue: 0))
    let expected = heart.withConfiguration(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40)))
    expect(large.rect.size, equals: expected.size)
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
    show(string)
    expect(try #require(pictures.first).rect.height < large.rect.height)
  }

  @Test func `a symbol stands in the middle of capital letters`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    show(text("A", NSAttributedString(attachment: NSTextAttachment(image: star))))
    let baseline = try #require(words.first).place.y
    let middle = try #require(pictures.first).rect.midY
    expect(abs(middle - (baseline - font.capHeight / 2)) < 0.01)
  }

  @Test func `a picture goes to the next line where it finds no room, which is higher`() throws {
    show(text("abcd ", attached(), " ef"), width: 42, lines: 0)
    expect(pictures.map(\.rect.minX), equals: [0])
    expect(try #require(pictures.first).rect.minY >= metrics.lineHeight)
    expect(words.map(\.text).joined().contains("ef"))
    expect(label.bounds.height > metrics.lineHeight * 2 + 10)
  }

  @Test func `text that does not fit is cut behind a picture, and pictures are`() throws {
    show(text(attached(), "abcdefghij"), width: 50)
    expect(pictures.count, equals: 1)
    expect(words.last?.text.hasSuffix("…"), equals: true)
    show(text(attached(), attached(), attached()), width: 70)
    expect(pictures.map(\.rect.minX), equals: [0, 30])
    expect(words.map(\.text), equals: ["…"])
    expect(words.map(\.place.x), equals: [60])
  }

  @Test func `where people read from the right the text stands at the right`() {
    label.semanticContentAttribute = .forceRightToLeft
    show(text("ab", attached()), width: 100)
    expect(words.map(\.place.x), equals: [60])
    expect(pictures.map(\.rect.maxX), equals: [100])
  }

  @Test func `letters that have the attribute are letters`() {
    let string = NSMutableAttributedString(string: "a\u{FFFC}b")
    string.addAttribute(
      .attachment, value: NSTextAttachment(image: picture), range: NSRange(location: 0, length: 3))
    show(string)
    expect(words.map(\.text), equals: ["a", "b"])
    expect(pictures.map(\.rect.minX), equals: [5])
    expect(label.bounds.width, equals: 40)
  }

  @Test func `a text that shrinks takes its pictures along`() throws {
    show(text("abcdefghij", attached(CGRect(x: 2, y: 0, width: 30, height: 20))))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    label.frame.size.width = 40
    expect(pictures.map(\.rect.size), equals: [CGSize(width: 15, height: 10)])
    expect(pictures.map(\.rect.minX), equals: [26])
  }

  @Test func `a label that is not enabled shows pictures at half their strength`() {
    show(text(attached()))
    label.isEnabled = false
    let alphas = label.contentCommands().compactMap { command -> CGFloat? in
      guard case .drawing(let drawing) = command else { return nil }
      return drawing.alpha
    }
    expect(alphas, equals: [0.5])
  }

  @Test func `an empty attachment takes no room`() {
    show(text("a", NSAttributedString(attachment: NSTextAttachment()), "b"))
    expect(label.bounds.width, equals: 10)
    expect(pictures.isEmpty)
  }

  @Test func `strings that are drawn have their pictures, too`() {
    let string = NSMutableAttributedString(attributedString: text("ab", attached()))
    string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
    expect(string.size().width, equals: 40)
    expect(string.size().height > 20)
  }

  @Test func `what an attachment is called is read in its place`() {
    let likes = NSTextAttachment(image: picture)
    likes.accessibilityLabel = "likes"
    show(text("12", NSAttributedString(attachment: likes), "and 3 ", attached(), "."))
    expect(label.accessibilityLabel, equals: "12 likes and 3 .")
    expect(label.isAccessibilityElement)
    show(attached())
    expect(label.accessibilityLabel == nil)
    expect(!label.isAccessibilityElement)
  }

  private final class Wide: NSTextAttachment {
    var asked: [String] = []
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      asked.append("\(lineFrag.width) \(charIndex) \(textContainer != nil)")
      return CGRect(x: 0, y: -4, width: lineFrag.width, height: 12)
    }
    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { imageBounds.width > 50 ? UIImage(systemName: "star") : image }
  }

  @Test func `a class says where its picture stands, and which it is`() throws {
    let wide = Wide(image: picture)
    show(text("ab", NSAttributedString(attachment: wide)), width: 60, lines: 0)
    expect(wide.asked.first, equals: "60.0 2 false")
    let drawn = try #require(pictures.first)
    expect(drawn.rect.width == 60 && drawn.rect.height == 12 && drawn.tint != nil)
    show(text("ab", NSAttributedString(attachment: wide)), width: 40, lines: 0)
    expect(try #require(pictures.first).tint == nil)
  }

  @Test func `a class hears of the container of a text view`() {
    let wide = Wide(image: picture)
    let (storage, manager) = (NSTextStorage(), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.append(NSAttributedString(attachment: wide))
    expect(
      manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container).width,
      equals: 90)
    expect(wide.asked.last, equals: "90.0 0 true")
    let usual = NSTextAttachment(image: picture)
    expect(
      usual.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0),
      equals: CGRect(x: 0, y: 0, width: 30, height: 20))
    expect(usual.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === picture)
  }
}
