// SPDX-License-Identifier: Apache-2.0

/// How a person called this tool, so that sentences can say it again.
package struct CalledTool: Equatable, Sendable {
  /// The words to type, such as `mullion` or `swift run mullion`.
  package let words: String

  /// The tool that was started as `word`, its first argument, in the working folder `folder`.
  ///
  /// SwiftPM starts what it built by its whole path. Nobody types that of a file below the working folder.
  package init(_ word: String, in folder: String) {
    words = word.hasPrefix("\(folder)/.build/") || word.isEmpty ? "swift run mullion" : word
  }
}

extension BuildRequest {
  /// The folder in which goldens of what was built are looked for, as it was named; nil: the working
  /// folder.
  package var reviewedFolder: String? {
    guard var path = subject else { return nil }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path.hasSuffix(".xcodeproj") else { return path == "." ? nil : path }
    guard let end = path.lastIndex(of: "/") else { return nil }
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
