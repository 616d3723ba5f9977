// SPDX-License-Identifier: Apache-2.0

/// A recorded sequence of operations on a snapshot of one kind.
package struct SnapshotCase: Sendable, Decodable {
  enum CodingKeys: String, CodingKey {
    case id
    case kind = "type"
    case hasPreset = "preset"
    case steps, finalVisualDescription
  }

  /// The identifier of the sequence.
  package let id: String
  /// The type of snapshot.
  package let kind: CaseKind
  /// Whether the sequence starts from the kind's preset instead of an empty snapshot.
  package let hasPreset: Bool
  /// The operations in order.
  package let steps: [CaseStep]
  /// The final `visualDescription()` of a section snapshot, without the address.
  package let finalVisualDescription: String?
}
