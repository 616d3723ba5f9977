// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The fields of CSV tables (RFC 4180).
enum CSVField {
  /// Returns `field` in quotes.
  static func quoted(_ field: String) -> String {
    "\"\(field.replacing("\"", with: "\"\""))\""
  }
}
