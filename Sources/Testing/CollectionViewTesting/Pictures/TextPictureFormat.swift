// SPDX-License-Identifier: Apache-2.0

/// Which format a text picture is written in.
package enum TextPictureFormat {
  /// What the first line begins with.
  static let name = "frames"
  /// The format that is written: 1 had labels and elements of collection views only.
  static let version = 2

  /// The format of a text; nil: it is no text picture.
  static func version(of text: some StringProtocol) -> Int? {
    let line = text.prefix { $0 != "\n" }
    if line.hasPrefix("screen "), line.contains("x  text ") { return 1 }
    guard line.hasPrefix("\(name) ") else { return nil }
    return Int(line.dropFirst(name.count + 1).prefix { $0 != " " })
  }

  /// Whether a line, without indentation, is that of a collection view or a table.
  static func isHeading(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("collection view ") || line.hasPrefix("table view ")
  }

  /// What is to be said when a golden, `old`, is in another format than `new`; nil: it is in the
  /// same, or they are no text pictures.
  package static func sentence(from old: String, to new: String, named name: String) -> String? {
    guard let kept = version(of: old), let made = version(of: new), kept != made else { return nil }
    let accepting = ReviewAdvice.current.acceptingCommand
    return kept < made
      ? "\(name) was written by an earlier Mullion, in format \(kept); this one writes format "
        + "\(made), which tells more. Look at what is said of elements here, if anything, and at "
        + "the new file; \(accepting) writes all such goldens anew."
      : "\(name) was written by a later Mullion, in format \(kept); this one writes format "
        + "\(made). Use that Mullion, or go back with \(accepting)."
  }

  /// Whether a text picture shows nothing but colours, empty lists and empty bars.
  static func holdsNothing(_ text: String) -> Bool {
    guard version(of: text) == version else { return false }
    let empty = ["(nothing)", "view ", "scroll view ", "navigation bar ", "tab bar ", "toolbar "]
    return text.split(separator: "\n").dropFirst().allSatisfy { line in
      let line = line.drop { $0 == " " }
      return isHeading(line) || empty.contains(where: line.hasPrefix) && !line.contains("\"")
    }
  }

  /// What is said of a golden that holds nothing.
  static func emptinessAdvice(_ path: String) -> String {
    "\(path) is compared with a screen that shows nothing: such a golden can't tell whether the "
      + "screen works. Let it load before the check, as with await harness.runUntilIdle(while: { … })"
      + ", or give it data."
  }
}
