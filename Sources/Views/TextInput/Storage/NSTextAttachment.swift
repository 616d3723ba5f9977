// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree
import Synchronization

/// An image in a text, in the place of the character U+FFFC.
///
/// ```swift
/// let heart = NSTextAttachment(image: UIImage(systemName: "heart.fill")!)
/// let text = NSMutableAttributedString(string: "12 ")
/// text.append(NSAttributedString(attachment: heart))
/// ```
///
/// A symbol without a configuration takes the size of the text's font, is centred on its capital letters (not
/// measured from UIKit), and has the text's colour, as template images have.
///
/// Known gaps: files that are not images, views.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  // Must be the first stored property; see its type.
  private let mark = FoundationMark()

  /// The code point of the character in whose place an attachment is displayed.
  public static let character = 0xFFFC

  /// The image, or `nil` for that of ``contents``, if there is one.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }

  /// The bounds of the image, in points, relative to the position of the text and up from the baseline.
  ///
  /// The text continues after the width, whatever the origin. If the size is zero, the image's own size is
  /// used.
  open var bounds = CGRect.zero {
    didSet { if bounds != oldValue { changed() } }
  }

  /// The content of an image file, which is displayed if there is no ``image``.
  open var contents: Data? {
    didSet { if contents != oldValue { changed() } }
  }

  /// The type identifier of ``contents``.
  ///
  /// - Note: Has no effect on Linux.
  open var fileType: String?

  /// The label that assistive technologies read instead of the attachment, or `nil` if there is none.
  open var accessibilityLabel: String?

  /// Creates an attachment from a file's content; with two `nil` arguments, an empty one.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the bounds of the image in a text, in points, relative to the position of the text and up from
  /// the baseline.
  ///
  /// It is called when the text is laid out and when it is drawn. `textContainer` is that of a text view,
  /// otherwise `nil`. `lineFrag` is as wide as the area of the text and as high as a line of the font;
  /// `position` is its origin, because the position of the image is not known yet. `charIndex` counts UTF-16
  /// code units of the text.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { usualBounds }

  /// Returns the image to draw, or `nil` for no image.
  ///
  /// It is called each time the text is drawn. `imageBounds` are the bounds returned by
  /// ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shown }

  /// The bounds that were set; without a size, those of the image.
  private var usualBounds: CGRect {
    bounds.size != .zero ? bounds : CGRect(origin: bounds.origin, size: shown?.size ?? .zero)
  }

  /// The displayed image: ``image``, otherwise the image in ``contents``.
  private var shown: UIImage? {
    if let image { return image }
    guard let contents else { return nil }
    if let read, read.data == contents { return read.image }
    let image = UIImage(data: contents)
    read = (contents, image)
    return image
  }

  private static let changes = Mutex(0)

  /// The number of changes of attachments so far, after which existing layouts may be obsolete.
  static var version: Int { changes.withLock { $0 } }

  /// Whether a text that contains the attachment was laid out.
  private var isMeasured = false

  private func changed() {
    if isMeasured { Self.changes.withLock { $0 += 1 } }
  }

  private var read: (data: Data, image: UIImage?)?

  /// Returns the image for a font: symbols without a configuration take the font's size.
  private func picture(in font: UIFont) -> UIImage? {
    guard let shown, shown.isSymbolImage, shown.symbolConfiguration == nil else { return shown }
    return shown.withConfiguration(UIImage.SymbolConfiguration(font: font))
  }
}

extension NSTextAttachment: TextPicturing {
  /// Returns the metrics of the attachment; those of a symbol without bounds follow the font.
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

  /// Returns the drawing commands of the image that the class provides, moved by its bounds.
  package func commands(
    in rect: CGRect, font: UIFont, color: UIColor, at place: TextPicturePlace
  ) -> [DrawCommand] {
    let asked = askedBounds(shownAs: font.hostFont, at: place)
    let given = image(
      forBounds: asked, textContainer: place.container as? NSTextContainer,
      characterIndex: place.index)
    guard let picture = given === shown ? picture(in: font) : given else { return [] }
    // Images shrink together with the text.
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
  /// Creates a string that consists of the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
