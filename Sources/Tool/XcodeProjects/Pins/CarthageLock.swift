// SPDX-License-Identifier: Apache-2.0

/// The contents of a `Cartfile.resolved`.
package struct CarthageLock {
  /// The dependencies, in the order of the file.
  package private(set) var pins: [PinnedDependency] = []

  /// Reads the file at `path`.
  ///
  /// - Throws: `ProjectError` when it cannot be read, or a line has another form than
  ///   `github "OWNER/NAME" "VERSION"`.
  package init(path: String) throws(ProjectError) {
    let lock = try LockText(path)
    for (line, number) in zip(lock.lines, 1...) {
      let words = line.split(separator: "#", omittingEmptySubsequences: false)[0]
        .split { $0 == " " || $0 == "\t" }
        .map { $0.filter { $0 != "\"" } }
      guard !words.isEmpty else { continue }
      guard words.count == 3, ["github", "git", "binary"].contains(words[0]) else {
        throw ProjectError(
          path, number,
          "expected github, git or binary with a place and a version in quotes, found '\(line)'.")
      }
      pins.append(Self.pin(words, path, number))
    }
  }

  private static func pin(_ words: [String], _ path: String, _ line: Int) -> PinnedDependency {
    let isBinary = words[0] == "binary"
    var name = PinnedDependency.repository(at: words[1])
    if isBinary, name.hasSuffix(".json") { name.removeLast(5) }
    var pin = PinnedDependency(.carthage, name, file: path, line: line)
    pin.isBinary = isBinary
    if !isBinary {
      let isShort = words[0] == "github" && !words[1].contains(":")
      pin.address = isShort ? "https://github.com/\(words[1]).git" : words[1]
    }
    let isCommit = words[2].count == 40 && words[2].allSatisfy(\.isHexDigit)
    if isCommit { pin.commit = words[2] } else { pin.version = words[2] }
    return pin
  }
}
