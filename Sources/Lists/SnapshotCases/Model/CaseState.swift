// SPDX-License-Identifier: Apache-2.0

/// The contents of a snapshot of either kind after a step.
package enum CaseState: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The sections of a snapshot.
  case sections([SectionState])
  /// The lists of a section snapshot.
  case outline(OutlineState)

  /// Decodes a list of sections, or an object of lists.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let sections = try? container.decode([SectionState].self) {
      self = .sections(sections)
    } else {
      self = .outline(try container.decode(OutlineState.self))
    }
  }

  /// Encodes a list of sections, or an object of lists.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .sections(let sections): try sections.encode(to: encoder)
    case .outline(let outline): try outline.encode(to: encoder)
    }
  }

  /// The state as one line of text.
  package var description: String {
    switch self {
    case .sections(let sections):
      "[\(sections.map(\.description).joined(separator: ", "))]"
    case .outline(let outline): outline.description
    }
  }
}
