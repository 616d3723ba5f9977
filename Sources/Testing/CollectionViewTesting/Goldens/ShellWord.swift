// SPDX-License-Identifier: Apache-2.0

/// A path as one word of a shell command.
package enum ShellWord {
  /// Returns `path` in quotes, with quotes in it escaped.
  package static func quoted(_ path: String) -> String {
    "'" + path.replacing("'", with: "'\\''") + "'"
  }

  /// Returns `path` unmodified if a shell accepts it, else in quotes.
  package static func plain(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0))
    }
    return isPlain ? path : quoted(path)
  }
}
