// SPDX-License-Identifier: Apache-2.0

/// A result of a test run for reports, other than whether a test passed.
package struct ResultEntry: Codable, Hashable, Sendable {
  /// The content of a result.
  package enum Content: Codable, Hashable, Sendable {
    case golden(GoldenEntry)
    case finding(FindingEntry)
    case work(WorkEntry)
  }

  /// The test's identifier in Swift Testing; `nil` if the check ran in another framework, or in no test.
  package var test: String?
  /// The position of the check.
  package var place: SourcePlace
  /// The content of the result.
  package var content: Content

  /// Creates an entry; see the properties.
  package init(test: String?, place: SourcePlace, content: Content) {
    self.test = test
    self.place = place
    self.content = content
  }
}
