// SPDX-License-Identifier: Apache-2.0

/// Text from an application, made safe to print in a terminal.
enum SafeText {
  /// Returns `text` with control characters other than tabs and ends of lines as escapes, such as `\u{1B}`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10: false
    // Controls, and the marks that change the direction of text.
    case 0..<32, 127..<160, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
