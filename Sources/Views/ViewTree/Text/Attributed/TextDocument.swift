// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A namespace of functions for the format and encoding of documents.
enum TextDocument {
  /// Returns whether a document type is plain text, which is the default for `nil`.
  static func isPlain(_ kind: Any?) -> Bool {
    guard let kind else { return true }
    let name = (kind as? NSAttributedString.DocumentType)?.rawValue ?? kind as? String
    return name == NSAttributedString.DocumentType.plain.rawValue
  }

  /// Returns whether a document is rich text (RTF), by its type, or by the beginning of `data` if `kind` is
  /// `nil`.
  static func isRich(_ kind: Any?, _ data: Data?) -> Bool {
    guard let kind else { return data?.starts(with: Data("{\\rtf".utf8)) ?? false }
    let name = (kind as? NSAttributedString.DocumentType)?.rawValue ?? kind as? String
    return name == NSAttributedString.DocumentType.rtf.rawValue
  }

  /// Returns the encoding that `value` represents, or `nil`.
  static func encoding(_ value: Any?) -> String.Encoding? {
    switch value {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int where number > 0: String.Encoding(rawValue: UInt(number))
    case let number as NSNumber where number.intValue > 0:
      String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }

  /// Returns the text of `data` and its encoding.
  static func text(_ data: Data, _ said: Any?) throws -> (String, String.Encoding) {
    let hasMark = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    let encoding = encoding(said) ?? (hasMark ? .utf16 : .utf8)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return (text, encoding)
  }
}
