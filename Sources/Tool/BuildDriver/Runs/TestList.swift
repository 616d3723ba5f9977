// SPDX-License-Identifier: Apache-2.0

/// The names of tests in the output of `swift test list`.
package struct TestList: Equatable, Sendable {
  /// The names, in the order of the output: `FeedTests.OldTests/testRows`, `FeedTests.Feed/rows()`.
  package let names: [String]

  /// Parses the output; lines that name no test are skipped.
  package init(_ output: String) {
    names = output.split(separator: "\n").map(String.init).filter(Self.isName)
  }

  /// Returns whether a test is one of Swift Testing; its name ends with its parameters, or with a place.
  package static func isTesting(_ name: String) -> Bool { name.contains("(") }

  /// Returns the name that XCTest prints: `OldTests.testRows` for `FeedTests.OldTests/testRows`.
  package static func printed(_ name: String) -> String {
    let own = name.firstIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
    return String(own.map { $0 == "/" ? "." : $0 })
  }

  private static func isName(_ line: String) -> Bool {
    guard let cut = line.firstIndex(of: "."), cut != line.startIndex else { return false }
    // Before the period is the name of a module, behind it that of a class or a function.
    let isModule = line[..<cut].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isModule && (line.contains("/") || line.contains("("))
  }
}
