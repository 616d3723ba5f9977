// SPDX-License-Identifier: Apache-2.0

/// A rule that combines the elements with the same position in all upstreams.
struct ZipRule: JunctionRule {
  private var waiting: [Queue<Any>]

  init(count: Int) {
    waiting = Array(repeating: Queue(), count: count)
  }

  var keepsLast: Bool { false }

  mutating func take(_ element: Any, from index: Int) -> [Any]? {
    waiting[index].append(element)
    guard waiting.allSatisfy({ !$0.isEmpty }) else { return nil }
    return waiting.indices.compactMap { waiting[$0].popFirst() }
  }

  func isOver(finished: [Bool]) -> Bool {
    zip(finished, waiting).contains { $0 && $1.isEmpty }
  }
}
