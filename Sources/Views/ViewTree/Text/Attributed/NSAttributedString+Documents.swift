// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The kind of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Text with attributes (RTF).
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Text with attributes and pictures, in a folder (RTFD); it is neither read nor written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A page of the web; it is neither read nor written.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The name of something that is said when a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``NSAttributedString/DocumentType``, or its name; without one, RTF where the data begins as such, else plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The number of a `String.Encoding`; UTF-8 without one, UTF-16 where its mark stands first.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// A dictionary of the attributes that text has which says nothing.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The name of something that a document says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The attribute of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The number of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The text of a document; `dict` is then told what the document says of itself.
  ///
  /// RTF is read with its fonts, colours, lines, paragraphs and links; its pictures and tables are left out.
  ///
  /// Differs from UIKit: other kinds throw.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    if TextDocument.isRich(options[.documentType], data) {
      guard let text = RichTextReader.read(data) else { throw CocoaError(.fileReadCorruptFile) }
      dict?.pointee = [DocumentAttributeKey.documentType.rawValue: DocumentType.rtf.rawValue]
      self.init(attributedString: text)
      return
    }
    guard TextDocument.isPlain(options[.documentType]) else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    let (text, encoding) = try TextDocument.text(data, options[.characterEncoding])
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: DocumentType.plain.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: Int(encoding.rawValue),
    ]
    self.init(
      string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }

  /// The text of a file, as `init(data:options:documentAttributes:)` reads it.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The part of the text in `range` as a document of the kind that `dict` says; plain text, in UTF-8, where it says nothing.
  ///
  /// RTF is written with fonts, colours, lines, paragraphs and links.
  ///
  /// Differs from UIKit: other kinds throw.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    if TextDocument.isRich(dict[.documentType], nil) {
      return RichTextWriter.data(attributedSubstring(from: range))
    }
    guard TextDocument.isPlain(dict[.documentType]) else {
      throw CocoaError(.fileWriteUnsupportedScheme)
    }
    let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
    guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}
