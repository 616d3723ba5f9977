// SPDX-License-Identifier: Apache-2.0

/// Elements that are adjacent and in the same order in two versions of a sequence.
struct AlignedRun {
  private let oldStart: Int32
  private let newStart: Int32
  private var length: Int32

  init(old: Int, new: Int, count: Int) {
    oldStart = Int32(old)
    newStart = Int32(new)
    length = Int32(count)
  }

  /// The position of the first element in the old version.
  var old: Int { Int(oldStart) }
  /// The position of the first element in the new version.
  var new: Int { Int(newStart) }
  var count: Int { Int(length) }

  /// Appends `run` if it continues this run, and returns whether it was appended.
  mutating func extend(by run: AlignedRun) -> Bool {
    guard run.old == old + count, run.new == new + count else { return false }
    length += run.length
    return true
  }
}

extension [AlignedRun] {
  /// Appends a run, or extends the last run if the new one continues it; a no-op for no elements.
  mutating func add(old: Int, new: Int, count number: Int) {
    if number == 0 { return }
    let run = AlignedRun(old: old, new: new, count: number)
    if !isEmpty, self[count - 1].extend(by: run) { return }
    append(run)
  }

  /// Returns the positions below `count` that no run covers, in the version selected by `start`.
  func gaps(_ start: (AlignedRun) -> Int, _ count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for run in self {
      if start(run) > next { gaps.append(next..<start(run)) }
      next = start(run) + run.count
    }
    if next < count { gaps.append(next..<count) }
    return gaps
  }
}
