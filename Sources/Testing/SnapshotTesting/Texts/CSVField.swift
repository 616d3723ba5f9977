// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Fields of tables in CSV (RFC 4180).
enum CSVField {
  /// `field` in quotes.
  static func quoted(_ field: String) -> String {
    "\"\(field.replacing("\"", with: "\"\""))\""
  }
}
