// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which documents are texts, and plain ones.
enum TextDocument {
  /// Whether what is said of a document's kind means plain text, which nothing does too.
  static func isPlain(_ kind: Any?) -> Bool {
    guard let kind else { return true }
    let name = (kind as? NSAttributedString.DocumentType)?.rawValue ?? kind as? String
    return name == NSAttributedString.DocumentType.plain.rawValue
  }

  /// Whether a document is rich text (RTF), as is said of its kind, or as `data` begins where nothing is said.
  static func isRich(_ kind: Any?, _ data: Data?) -> Bool {
    guard let kind else { return data?.starts(with: Data("{\\rtf".utf8)) ?? false }
    let name = (kind as? NSAttributedString.DocumentType)?.rawValue ?? kind as? String
    return name == NSAttributedString.DocumentType.rtf.rawValue
  }

  /// The encoding that `value` says; nil: none.
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

  /// The text of `data`, with the encoding that it is in.
  static func text(_ data: Data, _ said: Any?) throws -> (String, String.Encoding) {
    let hasMark = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    let encoding = encoding(said) ?? (hasMark ? .utf16 : .utf8)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return (text, encoding)
  }
}
