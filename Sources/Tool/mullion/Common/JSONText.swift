// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Values as commands print them with `--json`.
enum JSONText {
  /// `value` on one line, keys in alphabetical order.
  ///
  /// - Throws: `CommandError` when the value can't be written.
  static func text(_ value: some Encodable) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw CommandError("The answer can't be written as JSON: \(error)")
    }
  }
}
