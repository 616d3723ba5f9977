// SPDX-License-Identifier: Apache-2.0

/// The format of text snapshots.
package enum TextPictureFormat {
  /// The first word of a text snapshot.
  static let name = "frames"
  /// The format version that is written; version 1 contained only labels and elements of collection views.
  static let version = 2

  /// Returns the format version of a text, or `nil` if it is not a text snapshot.
  static func version(of text: some StringProtocol) -> Int? {
    let line = text.prefix { $0 != "\n" }
    if line.hasPrefix("screen "), line.contains("x  text ") { return 1 }
    guard line.hasPrefix("\(name) ") else { return nil }
    return Int(line.dropFirst(name.count + 1).prefix { $0 != " " })
  }

  /// Returns whether a line, without indentation, is the heading of a collection view or a table.
  static func isHeading(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("collection view ") || line.hasPrefix("table view ")
  }

  /// Returns a message if a golden, `old`, has another format version than `new`; `nil` if the versions are
  /// equal or the texts are not text snapshots.
  package static func sentence(from old: String, to new: String, named name: String) -> String? {
    guard let kept = version(of: old), let made = version(of: new), kept != made else { return nil }
    let accepting = ReviewAdvice.current.acceptingCommand
    return kept < made
      ? "\(name) was written by an earlier Mullion, in format \(kept); this one writes format "
        + "\(made), which has more details. Review the differences of elements here, if any, and the "
        + "new file; \(accepting) rewrites all such goldens."
      : "\(name) was written by a later Mullion, in format \(kept); this one writes format "
        + "\(made). Use that Mullion, or go back with \(accepting)."
  }

  /// Returns whether a text snapshot contains nothing but colours, empty lists and empty bars.
  static func holdsNothing(_ text: String) -> Bool {
    guard version(of: text) == version else { return false }
    let empty = ["(nothing)", "view ", "scroll view ", "navigation bar ", "tab bar ", "toolbar "]
    return text.split(separator: "\n").dropFirst().allSatisfy { line in
      let line = line.drop { $0 == " " }
      return isHeading(line) || empty.contains(where: line.hasPrefix) && !line.contains("\"")
    }
  }

  /// Returns the message about an empty golden.
  static func emptinessAdvice(_ path: String) -> String {
    "\(path) is compared with a screen that shows nothing: such a golden can't detect errors of "
      + "the screen. Wait until it has loaded, as with await harness.runUntilIdle(while: { … })"
      + ", or give it data."
  }
}
