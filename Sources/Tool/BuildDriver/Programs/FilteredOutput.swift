// SPDX-License-Identifier: Apache-2.0

/// A filter that removes lines irrelevant to the user from the output of SwiftPM.
///
/// It removes remarks on the invocation of SwiftPM, the tool's own files among unhandled ones, and
/// diagnostics that were printed before: the compiler repeats those of a module for each of its jobs.
package struct FilteredOutput {
  /// Creates the filter of a new output.
  package init() {}

  /// The prefixes of lines that are removed.
  private static let noise = [
    "warning: --multiroot-data-file is an *unsupported* option",
    "warning: prohibited flag(s):",
    "remark: Incremental compilation has been disabled",
  ]

  private var known: Set<String> = []
  /// Whether further lines belong to a diagnostic that was printed before.
  private var isRepeating = false
  /// A line about unhandled files, with those that belong to the user.
  private var unhandled: (head: String, files: [String])?

  /// Handles a line.
  ///
  /// - Returns: the lines to print, in order.
  package mutating func take(_ line: String) -> [String] {
    if unhandled != nil {
      if line.hasPrefix("    ") {
        if !Self.isOwn(line.drop { $0 == " " }) { unhandled?.files.append(line) }
        return []
      }
      return end() + take(line)
    }
    if line.contains(" file(s) which are unhandled;") {
      unhandled = (line, [])
      return []
    }
    if isRepeating, Self.isExcerpt(line) { return [] }
    isRepeating = false
    if Self.noise.contains(where: line.hasPrefix) { return [] }
    if Self.isDiagnostic(line), !known.insert(line).inserted {
      isRepeating = true
      return []
    }
    return [line]
  }

  /// Returns the pending lines at the end of the output.
  package mutating func end() -> [String] {
    guard let (head, files) = unhandled else { return [] }
    unhandled = nil
    guard !files.isEmpty else { return [] }
    let count = head.replacing(/found \d+ file/) { _ in "found \(files.count) file" }
    return [count] + files
  }

  /// Returns whether `path` is a golden, or a file that a test run leaves beside goldens.
  private static func isOwn(_ path: Substring) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return false }
    let folders: Set = ["Goldens", "PreviewGoldens", "__Snapshots__"]
    return parts.dropLast().contains(where: folders.contains)
      || name.contains(".new.") || name.contains(".diff.")
      || name == "review.html" || name.hasSuffix(".recording.json")
  }

  /// Returns whether a line begins a diagnostic: `warning: …`, `/Feed.swift:4:7: warning: …`.
  private static func isDiagnostic(_ line: String) -> Bool {
    line.hasPrefix("warning: ")
      || line.hasPrefix("/")
        && [": warning: ", ": error: ", ": note: "].contains(where: line.contains)
  }

  /// Returns whether a line shows the source of a diagnostic: `12 | let a = 1`.
  private static func isExcerpt(_ line: String) -> Bool {
    line.isEmpty || line.wholeMatch(of: /\s*\d*\s*[|`].*/) != nil
  }
}
