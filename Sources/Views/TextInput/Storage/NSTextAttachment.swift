// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree
import Synchronization

/// A picture that stands in a text, in the place of the character U+FFFC.
///
///     let heart = NSTextAttachment(image: UIImage(systemName: "heart.fill")!)
///     let text = NSMutableAttributedString(string: "12 ")
///     text.append(NSAttributedString(attachment: heart))
///
/// A symbol without a size of its own is as large as its size is in the text's font, in the middle of capital letters
/// (ours), and has the text's colour; so have templates.
///
/// Known gaps: files without a picture, views.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Has to stand first; see its type.
  private let mark = FoundationMark()

  /// The character that an attachment stands for.
  public static let character = 0xFFFC

  /// The picture; nil: that of ``contents``, if there is one.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }

  /// Where the picture stands, in points: from where the text would go on, and up from the baseline.
  ///
  /// The text goes on after the width, wherever the picture stands. Without a size, the picture has its own.
  open var bounds = CGRect.zero {
    didSet { if bounds != oldValue { changed() } }
  }

  /// The bytes of a file.
  open var contents: Data? {
    didSet { if contents != oldValue { changed() } }
  }

  /// What kind of file ``contents`` is, as a uniform type.
  open var fileType: String?

  /// What assistive technologies read in its place; nil: nothing.
  open var accessibilityLabel: String?

  /// An attachment of a file's bytes; nil twice: an empty one.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment without anything.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Where the picture stands in a text, in points: from where the text would go on, up from the baseline.
  ///
  /// Asked when the text is set. `textContainer` is that of a text view, else nil. `lineFrag` is as wide as the room for the text and as
  /// high as a line of the font; `position` is at its corner: where the picture will stand is not known yet. `charIndex` counts UTF-16
  /// code units of the text.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { usualBounds }

  /// The picture that is drawn; nil: none.
  ///
  /// Asked each time when the text is drawn.
  /// `imageBounds` is where it stands, as ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` says.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shown }

  /// The bounds that were set; without a size, those of the picture.
  private var usualBounds: CGRect {
    bounds.size != .zero ? bounds : CGRect(origin: bounds.origin, size: shown?.size ?? .zero)
  }

  /// What is shown: ``image``, else the picture in ``contents``.
  private var shown: UIImage? {
    if let image { return image }
    guard let contents else { return nil }
    if let read, read.data == contents { return read.image }
    let image = UIImage(data: contents)
    read = (contents, image)
    return image
  }

  private static let changes = Mutex(0)

  /// The number of changes of attachments so far: texts that were set before may be set otherwise now.
  static var version: Int { changes.withLock { $0 } }

  /// Whether a text was set in which it stands.
  private var isMeasured = false

  private func changed() {
    if isMeasured { Self.changes.withLock { $0 += 1 } }
  }

  private var read: (data: Data, image: UIImage?)?

  /// The picture for a font: symbols that say no size take the font's.
  private func picture(in font: UIFont) -> UIImage? {
    guard let shown, shown.isSymbolImage, shown.symbolConfiguration == nil else { return shown }
    return shown.withConfiguration(UIImage.SymbolConfiguration(font: font))
  }
}

extension NSTextAttachment: TextPicturing {
  /// The room that the class asks for; a symbol's own follows the font.
  package func box(
    in font: UIFont, shownAs description: FontDescription, at place: TextPicturePlace
  ) -> TextBox {
    isMeasured = true
    let asked = askedBounds(shownAs: description, at: place)
    guard asked == usualBounds, bounds.size == .zero else {
      return TextBox(width: asked.width, ascent: asked.maxY, descent: -asked.minY)
    }
    let font = font.withSize(description.size)
    guard let picture = picture(in: font) else { return TextBox(width: 0, ascent: 0, descent: 0) }
    let size = picture.size
    var below: CGFloat = -bounds.minY
    if picture.isSymbolImage, shown?.symbolConfiguration == nil {
      below += max(0, (size.height - font.capHeight) / 2)
    }
    return TextBox(width: size.width, ascent: size.height - below, descent: below)
  }

  /// What draws the picture that the class answers, moved as its bounds say.
  package func commands(
    in rect: CGRect, font: UIFont, color: UIColor, at place: TextPicturePlace
  ) -> [DrawCommand] {
    let asked = askedBounds(shownAs: font.hostFont, at: place)
    let given = image(
      forBounds: asked, textContainer: place.container as? NSTextContainer,
      characterIndex: place.index)
    guard let picture = given === shown ? picture(in: font) : given else { return [] }
    // A text that shrinks takes its pictures along.
    let isSaid = asked != usualBounds || bounds.width > 0
    let share = isSaid && asked.width > 0 ? rect.width / asked.width : 1
    let target = rect.offsetBy(dx: asked.minX * share, dy: 0)
    return ImageFace(picture, traits: .current, tintColor: color)?.commands(in: target) ?? []
  }

  private func askedBounds(shownAs font: FontDescription, at place: TextPicturePlace) -> CGRect {
    let height = font.metrics.lineHeight
    return attachmentBounds(
      for: place.container as? NSTextContainer,
      proposedLineFragment: CGRect(x: 0, y: 0, width: place.width, height: height),
      glyphPosition: .zero, characterIndex: place.index)
  }
}

extension NSAttributedString {
  /// A text of one character: the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
