// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One recorded sequence of operations on a snapshot.
struct RecordedSequence: Decodable, Sendable, CustomStringConvertible {
  /// A section with its items, as a state lists them.
  struct State: Decodable, Equatable, Sendable {
    let section: CaseIdentifier
    let items: [CaseIdentifier]

    init(section: CaseIdentifier, items: [CaseIdentifier]) {
      self.section = section
      self.items = items
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      section = try container.decode(CaseIdentifier.self)
      items = try container.decode([CaseIdentifier].self)
    }
  }

  struct Failure: Decodable, Sendable {
    let code: String
    let identifiers: [String]?
  }

  struct Step: Decodable, Sendable {
    let op: String
    let items: [CaseIdentifier]?
    let sections: [CaseIdentifier]?
    let item: CaseIdentifier?
    let section: CaseIdentifier?
    let before: CaseIdentifier?
    let after: CaseIdentifier?
    let fails: Failure?
    let state: [State]
  }

  private struct Typed: Decodable {
    let type: String
  }

  private struct File: Decodable {
    let cases: [Case]
  }

  /// A sequence of either kind of snapshot; only those of the plain kind are read.
  private struct Case: Decodable {
    let sequence: RecordedSequence?

    init(from decoder: any Decoder) throws {
      let type = try Typed(from: decoder).type
      sequence =
        type == "NSDiffableDataSourceSnapshot" ? try RecordedSequence(from: decoder) : nil
    }
  }

  let id: String
  /// Whether the sequence starts from ``start`` and not from an empty snapshot.
  let preset: Bool
  let steps: [Step]

  var description: String { id }

  /// What the recordings call the preset snapshot.
  static let start: [State] = [
    State(section: .text("A"), items: [.text("a"), .text("b")]),
    State(section: .text("B"), items: [.text("c"), .text("d"), .text("e")]),
    State(section: .text("C"), items: []),
  ]

  /// All sequences of the fixture that concern a snapshot, not a section snapshot.
  static func all() throws -> [RecordedSequence] {
    let file = Bundle.module.url(
      forResource: "snapshot-cases", withExtension: "json", subdirectory: "Fixtures")
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
      .compactMap(\.sequence)
  }
}
