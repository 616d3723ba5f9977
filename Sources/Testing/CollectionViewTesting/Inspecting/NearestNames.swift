// SPDX-License-Identifier: Apache-2.0

/// The names that are similar to a misspelled one.
enum NearestNames {
  /// The maximum number of names in a message.
  private static let longest = 5

  /// Returns the names that contain `name` or differ from it by at most a third of its characters, or two,
  /// regardless of case, the nearest first, each once.
  ///
  /// - Complexity: O(*n* × *m*²) for *n* names of *m* characters.
  static func names(_ name: String, in all: [String]) -> [String] {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 100 else { return [] }
    let limit = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for other in all where !found.contains(where: { $0.name == other }) {
      let text = other.lowercased()
      if text.contains(name.lowercased()) {
        found.append((0, other))
      } else if abs(text.count - wanted.count) <= limit {
        let distance = distance(wanted, Array(text))
        if distance <= limit { found.append((distance, other)) }
      }
    }
    let sorted = found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return sorted.prefix(longest).map(\.element.name)
  }

  /// Returns a sentence with the nearest names, without a full stop, or `nil` if there is none.
  static func sentence(_ name: String, in all: [String]) -> String? {
    let names = names(name, in: all)
    guard !names.isEmpty else { return nil }
    return "the nearest " + (names.count == 1 ? "is " : "are ") + names.joined(separator: ", ")
  }

  /// Returns 1 if the texts have the same characters, else the number of characters to insert, delete or replace between two texts.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    if one.sorted() == other.sorted() { return one == other ? 0 : 1 }
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let above = row[place + 1]
        row[place + 1] =
          character == other[place] ? diagonal : 1 + min(diagonal, above, row[place])
        diagonal = above
      }
    }
    return row[other.count]
  }
}
