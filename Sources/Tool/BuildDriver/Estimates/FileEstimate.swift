// SPDX-License-Identifier: Apache-2.0

/// The estimate whether a file can be built.
package struct FileEstimate: Equatable, Sendable {
  /// The answer of an estimate.
  package enum Answer: String, Sendable {
    case yes, no, unsure
  }

  /// The path of the file, relative to the folder of the estimate.
  package let file: String
  /// The missing names, with the number of uses of each, the most frequent first.
  package var missing: [(name: String, uses: Int)] = []
  /// The line of the first missing name, or `nil` if none is missing.
  package var line: Int?
  /// The reasons against a certain answer.
  package var doubts: [String] = []

  /// Creates the estimate of a file without anything missing.
  init(_ file: String) { self.file = file }

  /// The answer.
  package var answer: Answer {
    if !missing.isEmpty { return .no }
    return doubts.isEmpty ? .yes : .unsure
  }

  package static func == (a: FileEstimate, b: FileEstimate) -> Bool { a.text == b.text }

  /// The line about the file.
  package var text: String {
    let place = line.map { ", line \($0)" } ?? ""
    switch answer {
    case .yes: return "yes     \(file)"
    case .no:
      let named = missing.prefix(4).map { $0.uses > 1 ? "\($0.name) \($0.uses)" : $0.name }
      let more = missing.count > 4 ? " and \(missing.count - 4) more" : ""
      return "no      \(file)\(place): \(named.joined(separator: ", "))\(more)"
    case .unsure: return "unsure  \(file): \(doubts.joined(separator: "; "))"
    }
  }
}
