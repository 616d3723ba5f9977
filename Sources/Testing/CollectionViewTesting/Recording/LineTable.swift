// SPDX-License-Identifier: Apache-2.0

/// The lines of many similar texts, with each run of lines stored once.
///
/// A text is a sequence of pairs of numbers: the start and the end of each of its runs in the table. A run
/// that the table already contains is referenced by its position; new lines are appended to the table (as in
/// Ziv and Lempel 1977, by lines).
struct LineTable {
  /// The minimum length of a run that is referenced, in characters; a reference to a shorter run would not
  /// save space.
  private static let leastLength = 24
  /// The maximum number of positions of a line that are searched.
  private static let mostPlaces = 64

  private(set) var lines: [String] = []
  /// The number of each line, as used in `keys`.
  private var numbers: [String: Int] = [:]
  /// The numbers of the lines in the table.
  private var keys: [Int] = []
  /// The positions of each line in the table, by its number.
  private var places: [[Int]] = []

  /// Adds `text`.
  ///
  /// - Returns: the runs of the text.
  /// - Complexity: O(*n*) in the number of lines, for texts whose lines differ.
  mutating func record(_ text: String) -> [Int] {
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let wanted = words.map { number(of: $0) }
    var runs: [Int] = []
    var index = 0
    while index < words.count {
      let (start, count) = longestRun(wanted[index...])
      let length = words[index..<(index + count)].reduce(0) { $0 + $1.utf8.count + 1 }
      if length >= Self.leastLength {
        Self.add(start..<(start + count), to: &runs)
        index += count
      } else {
        Self.add(lines.count..<(lines.count + 1), to: &runs)
        append(words[index], wanted[index])
        index += 1
      }
    }
    return runs
  }

  private mutating func number(of line: String) -> Int {
    if let known = numbers[line] { return known }
    numbers[line] = places.count
    places.append([])
    return places.count - 1
  }

  private mutating func append(_ line: String, _ number: Int) {
    places[number].append(lines.count)
    lines.append(line)
    keys.append(number)
  }

  /// Returns the longest run in the table that equals the first lines of `wanted`.
  private func longestRun(_ wanted: ArraySlice<Int>) -> (start: Int, count: Int) {
    guard let first = wanted.first else { return (0, 0) }
    var best = (start: 0, count: 0)
    for start in places[first].suffix(Self.mostPlaces) {
      let count = zip(keys[start...], wanted).prefix { $0 == $1 }.count
      if count > best.count { best = (start, count) }
    }
    return best
  }

  private static func add(_ run: Range<Int>, to runs: inout [Int]) {
    if runs.last == run.lowerBound {
      runs[runs.count - 1] = run.upperBound
    } else {
      runs += [run.lowerBound, run.upperBound]
    }
  }
}

extension LineTable {
  /// The maximum size of a text, in bytes.
  private static let mostBytes = 256 << 20

  /// Returns the text whose runs of `lines` are `runs`, or `nil` if they are invalid or too long.
  static func text(_ runs: [Int], of lines: [String]) -> String? {
    guard runs.count.isMultiple(of: 2) else { return nil }
    var text: [String] = []
    var bytes = 0
    for index in stride(from: 0, to: runs.count, by: 2) {
      let (start, end) = (runs[index], runs[index + 1])
      guard 0 <= start, start < end, end <= lines.count else { return nil }
      bytes += lines[start..<end].reduce(0) { $0 + $1.utf8.count + 1 }
      guard bytes <= mostBytes else { return nil }
      text += lines[start..<end]
    }
    return text.joined(separator: "\n")
  }
}
