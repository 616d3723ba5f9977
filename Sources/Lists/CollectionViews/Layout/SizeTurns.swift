// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

/// Finds elements that never settle on a size, and holds them at the largest they asked for lately
/// (decision 0009).
///
/// An element may come back to sizes it had before, or change its size at all, only so often until
/// something explains it: an invalidation, another room, or other contents of its item. A frame in
/// which nothing was left to do explains what comes after it: only what turns by itself is counted,
/// not a text that grows from frame to frame.
struct SizeTurns {
  private struct History {
    /// The sizes asked for lately, each once, the newest last.
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

  /// So often an element may ask for a size it had before.
  static let mostReturns = 6
  /// So often an element may change its size.
  static let mostChanges = 16
  /// So many sizes of an element are remembered.
  private static let mostSizes = 8

  private var histories: [LayoutElement: History] = [:]
  /// Whether changes were counted since a frame ended.
  private(set) var isCounting = false

  /// Whether the size of an element changes no more.
  func isFrozen(_ element: LayoutElement) -> Bool {
    histories[element]?.isFrozen ?? false
  }

  /// The size an element gets that was measured to `old` before and now wants `new`.
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

  /// A frame was laid out.
  ///
  /// With nothing left to do, counts begin anew. What is held stays held.
  ///
  /// - Complexity: O(elements that changed their size since the last such frame).
  mutating func frameEnded(isAtRest: Bool) {
    isCounting = false
    if isAtRest { histories = histories.filter { $0.value.isFrozen } }
  }

  /// What to say about an element when it is frozen; `name` says what and where it is.
  func report(on element: LayoutElement, named name: String) -> String? {
    guard let history = histories[element], history.isFrozen else { return nil }
    let sizes = history.sizes.map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
    let largest = history.largest
    return "\(name) does not settle on a size: it changed \(history.changes) times, lately among "
      + "\(sizes); it keeps \(largest.width) x \(largest.height) until its item is reloaded or "
      + "reconfigured, the layout is invalidated, or the collection view gets another width or "
      + "content size category. Answer the same size for the same attributes and the same contents"
  }

  /// Gives elements other names; those without one are forgotten.
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
