// SPDX-License-Identifier: Apache-2.0

/// A change of an array of identifiers, as in apps.
enum Change: String, CaseIterable {
  case unchanged
  case append100 = "append 100"
  case insertAtFront = "insert 1 at front"
  case deleteInMiddle = "delete 1 in the middle"
  case replace100 = "replace 100 in the middle"
  case move = "move 1"
  case half = "half replaced"
  case shuffle
  case reversal
  case riffle = "perfect riffle"

  /// The changes that occur most often: none, or one contiguous change.
  static let contiguous = [
    unchanged, append100, insertAtFront, deleteInMiddle, replace100,
  ]

  /// Returns `old` after the change, as equal values that share no memory.
  func applied<Identifier: BenchmarkIdentifier>(to old: [Identifier]) -> [Identifier] {
    var generator = SeededGenerator(seed: 99)
    return changed(old, using: &generator).map(\.decodedAgain)
  }

  private func changed<Identifier: BenchmarkIdentifier>(
    _ old: [Identifier], using generator: inout SeededGenerator
  ) -> [Identifier] {
    let half = old.count / 2
    switch self {
    case .unchanged: return old
    case .append100: return old + Self.identifiers(100, using: &generator)
    case .insertAtFront: return Self.identifiers(1, using: &generator) + old
    case .deleteInMiddle: return Array(old[..<half] + old[(half + 1)...])
    case .replace100:
      let end = min(half + 100, old.count)
      return old[..<half] + Self.identifiers(end - half, using: &generator) + old[end...]
    case .move:
      var new = old
      new.insert(new.remove(at: old.count / 4), at: old.count * 3 / 4)
      return new
    case .half:
      return old.map {
        Bool.random(using: &generator) ? $0 : Identifier(using: &generator)
      }
    case .shuffle: return old.shuffled(using: &generator)
    case .reversal: return old.reversed()
    case .riffle: return old.indices.map { old[$0 % 2 == 0 ? $0 / 2 : (old.count + $0) / 2] }
    }
  }

  static func identifiers<Identifier: BenchmarkIdentifier>(
    _ count: Int, using generator: inout SeededGenerator
  ) -> [Identifier] {
    (0..<count).map { _ in Identifier(using: &generator) }
  }
}
