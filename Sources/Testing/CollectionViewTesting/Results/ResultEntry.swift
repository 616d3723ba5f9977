// SPDX-License-Identifier: Apache-2.0

/// Something that a run of tests found out, beside which of them passed: reports tell it.
package struct ResultEntry: Codable, Hashable, Sendable {
  /// What was found out.
  package enum Content: Codable, Hashable, Sendable {
    case golden(GoldenEntry)
    case finding(FindingEntry)
    case work(WorkEntry)
  }

  /// The test as Swift Testing names it; nil: it was another's, or none.
  package var test: String?
  /// Where the check stands.
  package var place: SourcePlace
  /// What was found out.
  package var content: Content

  /// An entry; see the properties.
  package init(test: String?, place: SourcePlace, content: Content) {
    self.test = test
    self.place = place
    self.content = content
  }
}
