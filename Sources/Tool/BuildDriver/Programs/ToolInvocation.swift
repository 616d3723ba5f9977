// SPDX-License-Identifier: Apache-2.0

/// The invocation of this tool by the user, as repeated in messages.
package struct ToolInvocation: Equatable, Sendable {
  /// The words to type, such as `mullion` or `swift run mullion`.
  package let words: String

  /// Creates the invocation of the tool as `word`, its first argument, in the working folder `folder`.
  ///
  /// SwiftPM starts its products with their absolute path; one below the working folder is replaced, because
  /// the user did not type it.
  package init(_ word: String, in folder: String) {
    words = word.hasPrefix("\(folder)/.build/") || word.isEmpty ? "swift run mullion" : word
  }
}

extension BuildRequest {
  /// The folder that contains the goldens, as named in the request, or `nil` for the working folder.
  ///
  /// For an Xcode project, the folder of the project.
  package var reviewedFolder: String? {
    guard var path = subject else { return nil }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path.hasSuffix(".xcodeproj") else { return path == "." ? nil : path }
    guard let end = path.lastIndex(of: "/") else { return nil }
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}
