// SPDX-License-Identifier: Apache-2.0

public import Foundation

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
  open var image: UIImage?

  /// Where the picture stands, in points: from where the text would go on, and up from the baseline.
  ///
  /// The text goes on after the width, wherever the picture stands. Without a size, the picture has its own.
  open var bounds = CGRect.zero

  /// The bytes of a file.
  open var contents: Data?

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

  /// What is shown: ``image``, else the picture in ``contents``.
  private var shown: UIImage? {
    if let image { return image }
    guard let contents else { return nil }
    if let read, read.data == contents { return read.image }
    let image = UIImage(data: contents)
    read = (contents, image)
    return image
  }

  private var read: (data: Data, image: UIImage?)?

  /// The picture for a font: symbols that say no size take the font's.
  private func picture(in font: UIFont) -> UIImage? {
    guard let shown, shown.isSymbolImage, shown.symbolConfiguration == nil else { return shown }
    return shown.withConfiguration(UIImage.SymbolConfiguration(font: font))
  }
}

extension NSTextAttachment: TextPicturing {
  func box(in font: UIFont, shownAs description: FontDescription) -> TextBox {
    if bounds.size != .zero {
      return TextBox(width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY)
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

  func commands(in rect: CGRect, font: UIFont, color: UIColor) -> [DrawCommand] {
    guard let picture = picture(in: font) else { return [] }
    // A text that shrinks takes its pictures along.
    let share = bounds.width > 0 ? rect.width / bounds.width : 1
    let place = rect.offsetBy(dx: bounds.minX * share, dy: 0)
    return ImageFace(picture, traits: .current, tintColor: color)?.commands(in: place) ?? []
  }
}

extension NSAttributedString {
  /// A text of one character: the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
