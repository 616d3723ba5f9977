// SPDX-License-Identifier: Apache-2.0

/// Identifiers of any type as text.
extension SnapshotError {
  init(_ code: Code, _ identifiers: [some Any], _ message: String) {
    self.init(
      code: code, identifiers: identifiers.map { String(describing: $0) }, message: message)
  }

  /// Returns `identifier` as text, with strings in quotes to distinguish 1 from "1".
  static func quoted(_ identifier: some Any) -> String { String(reflecting: identifier) }
}
