// SPDX-License-Identifier: Apache-2.0

extension DuplicateReport: CustomStringConvertible {
  /// A text with one line for each identifier: its occurrences, and the stored values if they differ.
  public var description: String {
    let lines =
      sections.map { Self.words("section", $0) { "position \($0.sectionIndex)" } }
      + items.map { duplicate in
        Self.words("item", duplicate) { occurrence in
          "position \(occurrence.itemIndex ?? 0) of section \(String(reflecting: occurrence.section))"
        }
      }
    return lines.joined(separator: "\n")
  }

  private static func words<Identifier>(
    _ noun: String, _ duplicate: Duplicate<Identifier>,
    at place: (Occurrence<Identifier>) -> String
  ) -> String {
    let places = duplicate.occurrences.map(place).joined(separator: ", ")
    let line =
      "\(noun) \(String(reflecting: duplicate.identifier)) was given "
      + "\(duplicate.occurrences.count) times: at \(places)"
    guard duplicate.differsInContent else { return line }
    let values = duplicate.occurrences.map { StoredContent.words(of: $0.identifier) }
    return line + "; the values are equal but differ in what they store: "
      + values.joined(separator: " and ")
  }
}
