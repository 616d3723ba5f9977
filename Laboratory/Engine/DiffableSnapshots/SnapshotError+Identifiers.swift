// SPDX-License-Identifier: Apache-2.0

/// Identifiers as text; in the laboratory every identifier is a text.
extension SnapshotError {
  init<Identifier>(_ code: Code, _ identifiers: [Identifier], _ message: String) {
    self.init(code: code, identifiers: identifiers.map { Self.text($0) }, message: message)
  }

  /// Returns `identifier` in quotes.
  static func quoted<Identifier>(_ identifier: Identifier) -> String {
    text(identifier).debugDescription
  }

  private static func text<Identifier>(_ identifier: Identifier) -> String {
    unsafeBitCast(identifier, to: String.self)
  }
}
