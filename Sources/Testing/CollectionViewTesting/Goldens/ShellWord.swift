// SPDX-License-Identifier: Apache-2.0

/// A path as one word of a command that a person copies into a shell.
package enum ShellWord {
  /// `path` in quotes, whatever it has in it.
  package static func quoted(_ path: String) -> String {
    "'" + path.replacing("'", with: "'\\''") + "'"
  }

  /// `path` as it stands where a shell takes it so, else in quotes.
  package static func plain(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0))
    }
    return isPlain ? path : quoted(path)
  }
}
