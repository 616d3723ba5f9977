// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The filter of a language server's messages to an editor.
///
/// The server reads open files unmodified, and rejects Objective-C constructs. Its diagnostics of constructs
/// that `mullion build` rewrites are removed; everything else is passed on unmodified.
package struct ServerMessages {
  private var waiting: [UInt8] = []

  /// Creates a filter without messages.
  package init() {}

  /// Adds `bytes` and returns the output for the editor: complete messages.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func passing(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    waiting += bytes
    var passed: [UInt8] = []
    while let (head, body) = next() {
      let kept = Self.kept(Array(waiting[body]))
      passed +=
        kept.map { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
        ?? Array(waiting[head.lowerBound..<body.upperBound])
      waiting.removeSubrange(..<body.upperBound)
    }
    return passed
  }

  /// Returns the ranges of the next complete message's header and body.
  private func next() -> (Range<Int>, Range<Int>)? {
    let mark = Array("\r\n\r\n".utf8)
    guard let end = waiting.firstRange(of: mark) else { return nil }
    let lines = String(decoding: waiting[..<end.lowerBound], as: UTF8.self).split(
      separator: "\r\n")
    let length = lines.lazy.compactMap { line -> Int? in
      let sides = line.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, sides[0].lowercased() == "content-length" else { return nil }
      return Int(sides[1].filter(\.isNumber))
    }.first
    guard let length, waiting.count >= end.upperBound + length else { return nil }
    return (0..<end.upperBound, end.upperBound..<(end.upperBound + length))
  }

  /// Returns the message without the removed diagnostics, or `nil` if it contains none of their texts.
  private static func kept(_ body: [UInt8]) -> [UInt8]? {
    let text = String(decoding: body, as: UTF8.self)
    guard carried.contains(where: text.contains),
      let message = try? JSONSerialization.jsonObject(with: Data(body)),
      let data = try? JSONSerialization.data(
        withJSONObject: stripped(message), options: .withoutEscapingSlashes)
    else { return nil }
    return Array(data)
  }

  private static func stripped(_ value: Any) -> Any {
    if let values = value as? [Any] {
      return values.filter { !isCarried($0) }.map { stripped($0) }
    }
    return (value as? [String: Any])?.mapValues { stripped($0) } ?? value
  }

  /// Returns whether the value is a diagnostic of a construct that is rewritten.
  private static func isCarried(_ value: Any) -> Bool {
    guard let entry = value as? [String: Any], entry["range"] != nil,
      let message = entry["message"] as? String
    else { return false }
    return carried.contains(where: message.contains)
  }

  /// The compiler's messages for such constructs.
  private static let carried = [
    "Objective-C interoperability is disabled", "can only be used with the Objective-C runtime",
    "cannot be overridden from extension", "declared in extensions cannot be overridden",
    "declared in extensions cannot override", "no such module 'SwiftUI'",
    "'optional' can only be applied to members of an @objc protocol",
  ]
}
