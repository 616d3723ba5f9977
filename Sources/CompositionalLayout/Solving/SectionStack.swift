// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rule: sections one behind the other, with spacing between every two, empty ones included.
struct SectionStack: Sendable {
  private(set) var bodies: [SectionBody]
  private let spacing: CGFloat
  private let starts: [CGFloat]
  private let lengths: [CGFloat]
  private var deltas: SparseDeltas
  /// Whether each section starts behind the one before it.
  private let isOrdered: Bool
  /// How far what belongs to a section may lie outside of it.
  private var overhang: CGFloat

  init(bodies: [SectionBody], spacing: CGFloat) {
    var starts: [CGFloat] = []
    starts.reserveCapacity(bodies.count)
    var end: CGFloat = 0
    var isOrdered = true
    for body in bodies {
      starts.append(end)
      end += body.length + spacing
      if body.length + spacing < 0 { isOrdered = false }
    }
    self.bodies = bodies
    self.spacing = spacing
    self.starts = starts
    self.isOrdered = isOrdered
    lengths = bodies.map(\.length)
    deltas = SparseDeltas(count: bodies.count)
    overhang = bodies.reduce(max(0, -spacing)) { max($0, $1.overhang) }
  }

  /// The room all sections take.
  var length: CGFloat {
    guard let last = starts.last, let lastLength = lengths.last else { return 0 }
    return max(0, last + lastLength + deltas.sum(before: starts.count))
  }

  /// Where the section starts.
  func start(_ section: Int) -> CGFloat { starts[section] + deltas.sum(before: section) }

  /// The sections that may have something between two positions.
  ///
  /// - Complexity: O(log² sections).
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard isOrdered else { return bodies.indices }
    let first = firstSection { start($0) + bodies[$0].length + overhang >= low }
    let end = firstSection { start($0) - overhang > high }
    return min(first, end)..<end
  }

  /// The first section that `holds`, when it holds for all that follow.
  private func firstSection(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, bodies.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Changes a section's body.
  mutating func change(_ section: Int, _ change: (inout SectionBody) -> Bool) -> Bool {
    let moved = change(&bodies[section])
    if moved {
      deltas.set(bodies[section].length - lengths[section], at: section)
      overhang = max(overhang, bodies[section].overhang)
    }
    return moved
  }
}
