// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString {
  /// A document format.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String

    /// Creates a format with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format of plain text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// The format of rich text (RTF).
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// The format of rich text with pictures in a folder (RTFD); neither reading nor writing is supported.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// The format of HTML documents; neither reading nor writing is supported.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The key of an option for reading documents.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the document type: a ``NSAttributedString/DocumentType``, or its name.
    ///
    /// By default, a document is RTF if the data begins with an RTF header, otherwise plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The key of the raw value of a `String.Encoding`; by default UTF-8, or UTF-16 if the data begins with a
    /// byte order mark.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The key of a dictionary of attributes for the text of a plain text document.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The key of an attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the document type: its raw value when a document is read; an
    /// ``NSAttributedString/DocumentType`` or its raw value when one is written.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The key of the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates a string from the contents of a document, and stores the document's attributes in `dict`.
  ///
  /// RTF is read with its fonts, colours, underlines and strikethroughs, paragraphs and links; its pictures
  /// and tables are left out.
  ///
  /// Differs from UIKit: formats other than plain text and RTF throw.
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

  /// Creates a string from the contents of a file, as `init(data:options:documentAttributes:)` reads it.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns the text in `range` as a document of the format in `dict`; plain text in UTF-8 by default.
  ///
  /// RTF is written with fonts, colours, underlines and strikethroughs, paragraphs and links.
  ///
  /// Differs from UIKit: formats other than plain text and RTF throw.
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
