// SPDX-License-Identifier: Apache-2.0

/// An alignment of two versions of an outline: the nodes that they share, which are not opened, and the
/// windows between them.
///
/// Both trees are traversed in parallel. A shared node is passed without opening it, unless its items were
/// hidden or shown in between; of two different nodes, the one that may contain the other is opened. Labels,
/// which increase along the order, determine which; so the cost is proportional to the change if one outline
/// derives from the other. Trees with nothing in common are one window.
struct OutlineAlignment {
  let scope: OutlineScope
  /// The runs that both contain in the same order, among the items of the scope.
  private(set) var runs: [AlignedRun] = []
  private(set) var windows: [OutlineWindow] = []
  /// The number of visited nodes.
  private(set) var nodes = 0
  private var old: OutlineCursor
  private var new: OutlineCursor
  /// The number of passed items of the scope.
  private var oldCount = 0
  private var newCount = 0

  /// Aligns two outlines.
  ///
  /// - Complexity: O(*k* log *n*) for outlines that differ by *k* edits; O(*n*) for unrelated ones.
  init(_ oldRoot: OutlineNode, _ newRoot: OutlineNode, _ scope: OutlineScope) {
    self.scope = scope
    old = OutlineCursor(oldRoot)
    new = OutlineCursor(newRoot)
    while let oldStop = old.next, let newStop = new.next {
      nodes += 2
      step(oldStop, newStop)
    }
    while let stop = old.next { skip(old: stop) }
    while let stop = new.next { skip(new: stop) }
  }

  private mutating func step(_ oldStop: OutlineCursor.Stop, _ newStop: OutlineCursor.Stop) {
    if oldStop.node === newStop.node { return meet(oldStop, newStop) }
    if oldStop.lowest < newStop.lowest {
      if oldStop.node.isLeaf || (old.lowestBehind ?? .max) <= newStop.lowest {
        skip(old: oldStop)
      } else {
        old.open()
      }
    } else if newStop.lowest < oldStop.lowest {
      if newStop.node.isLeaf || (new.lowestBehind ?? .max) <= oldStop.lowest {
        skip(new: newStop)
      } else {
        new.open()
      }
    } else {
      let oldHeight = oldStop.node.height
      let newHeight = newStop.node.height
      if oldHeight == 0, newHeight == 0 {
        skip(old: oldStop)
        skip(new: newStop)
      }
      if oldHeight > 0, oldHeight >= newHeight { old.open() }
      if newHeight > 0, newHeight >= oldHeight { new.open() }
    }
  }

  /// Records a shared node as a run, or in a window if its items of the scope differ, and advances past it.
  private mutating func meet(_ oldStop: OutlineCursor.Stop, _ newStop: OutlineCursor.Stop) {
    if !scope.isSame(oldStop.passed, newStop.passed) {
      skip(old: oldStop)
      skip(new: newStop)
      return
    }
    let count = scope.count(oldStop.sums)
    runs.add(old: oldCount, new: newCount, count: count)
    oldCount += count
    newCount += count
    old.pass()
    new.pass()
  }

  private mutating func skip(old stop: OutlineCursor.Stop) {
    let count = scope.count(stop.sums)
    if count > 0 {
      openWindow()
      windows[windows.count - 1].add(old: stop)
    }
    oldCount += count
    old.pass()
  }

  private mutating func skip(new stop: OutlineCursor.Stop) {
    let count = scope.count(stop.sums)
    if count > 0 {
      openWindow()
      windows[windows.count - 1].add(new: stop)
    }
    newCount += count
    new.pass()
  }

  /// Creates a window after the last run, unless there is one already.
  private mutating func openWindow() {
    let end = runs.last.map { $0.old + $0.count } ?? 0
    if let last = windows.last, last.oldStart >= end { return }
    windows.append(OutlineWindow(oldStart: oldCount, newStart: newCount))
  }
}
