// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The JSON output of commands with `--json`.
enum JSONText {
  /// Returns `value` on one line, with sorted keys.
  ///
  /// - Throws: `CommandError` when the value cannot be encoded.
  static func text(_ value: some Encodable) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw CommandError("The result can't be written as JSON: \(error)")
    }
  }
}
