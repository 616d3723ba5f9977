// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

/// The detection of elements whose size oscillates, which are frozen at the largest of their recent sizes
/// (decision 0009).
///
/// An element may return to a previous size, or change its size at all, only a limited number of times until
/// there is a reason for it: an invalidation, another container size, or other contents of its item. A frame
/// after which no work is left resets the counts: only oscillation without a cause is counted, not a text
/// that grows from frame to frame.
struct SizeTurns {
  private struct History {
    /// The recently requested sizes, each once, the newest last.
    var sizes: [CGSize]
    var changes = 0
    var returns = 0
    var isFrozen = false

    mutating func add(_ size: CGSize) {
      changes += 1
      if let place = sizes.firstIndex(of: size) {
        returns += 1
        sizes.remove(at: place)
      }
      sizes.append(size)
      if sizes.count > SizeTurns.mostSizes { sizes.removeFirst() }
      isFrozen = returns >= SizeTurns.mostReturns || changes >= SizeTurns.mostChanges
    }

    var largest: CGSize {
      CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
  }

  /// The maximum number of returns to a previous size.
  static let mostReturns = 6
  /// The maximum number of changes of the size.
  static let mostChanges = 16
  /// The number of recent sizes that are kept per element.
  private static let mostSizes = 8

  private var histories: [LayoutElement: History] = [:]
  /// Whether changes were counted since the last frame ended.
  private(set) var isCounting = false

  /// Returns whether the size of an element is frozen.
  func isFrozen(_ element: LayoutElement) -> Bool {
    histories[element]?.isFrozen ?? false
  }

  /// Counts a change from the measured size `old` to the preferred size `new` of an element, and returns the
  /// size to use.
  ///
  /// The result is `new`; for an element that is frozen by this change, the largest width and height of its
  /// recent sizes; for an element that was already frozen, `old`. A first measurement is not counted.
  ///
  /// - Complexity: O(1).
  mutating func settled(_ new: CGSize, from old: CGSize?, of element: LayoutElement) -> CGSize {
    guard let old, old != new else { return new }
    var history = histories[element] ?? History(sizes: [old])
    guard !history.isFrozen else { return old }
    history.add(new)
    histories[element] = history
    isCounting = true
    return history.isFrozen ? history.largest : new
  }

  /// Handles the end of a frame's layout.
  ///
  /// If no work is left, the counts are reset. Frozen elements stay frozen.
  ///
  /// - Complexity: O(elements that changed their size since the last such frame).
  mutating func frameEnded(isAtRest: Bool) {
    isCounting = false
    if isAtRest { histories = histories.filter { $0.value.isFrozen } }
  }

  /// Returns the message for an element that was frozen, or `nil` if it is not; `name` is its class and index
  /// path.
  func report(on element: LayoutElement, named name: String) -> String? {
    guard let history = histories[element], history.isFrozen else { return nil }
    let sizes = history.sizes.map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
    let largest = history.largest
    return "\(name) does not settle on a size: it changed \(history.changes) times, lately among "
      + "\(sizes); it keeps \(largest.width) x \(largest.height) until its item is reloaded or "
      + "reconfigured, the layout is invalidated, or the collection view gets another width or "
      + "content size category. Return the same size for the same attributes and the same contents"
  }

  /// Translates the elements after an update; deleted ones are removed.
  ///
  /// - Complexity: O(elements that changed their size).
  mutating func rename(_ newName: (LayoutElement) -> LayoutElement?) {
    guard !histories.isEmpty else { return }
    var renamed: [LayoutElement: History] = [:]
    for (element, history) in histories {
      if let new = newName(element) { renamed[new] = history }
    }
    histories = renamed
  }
}
