// SPDX-License-Identifier: Apache-2.0

import CompositionalLayout
import Foundation
import MullionContracts

/// Finds elements that ask for one size, then for another, then for the first again without end, and
/// holds them at the larger one (rule of ours).
struct SizeTurns {
  private struct Turn {
    /// The size before the one the element has now.
    var before: CGSize
    var count = 0
  }

  private var turns: [LayoutElement: Turn] = [:]
  private var frozen: Set<LayoutElement> = []

  /// So often an element may ask for the size it had before.
  static let most = 6

  /// Whether the element is asked no more.
  func isFrozen(_ element: LayoutElement) -> Bool { frozen.contains(element) }

  /// The size an element gets that was measured to `old` before and now wants `new`.
  mutating func settled(_ new: CGSize, from old: CGSize?, of element: LayoutElement) -> CGSize {
    guard let old, old != new else { return new }
    var turn = turns[element] ?? Turn(before: old)
    turn.count = turn.before == new ? turn.count + 1 : 0
    turn.before = old
    turns[element] = turn
    guard turn.count >= Self.most else { return new }
    frozen.insert(element)
    Diagnostics.report(
      "\(element.kind ?? "the cell") at section \(element.section), item \(element.item) asks for "
        + "\(old) and \(new) in turn; it keeps the larger until the layout is invalidated. Answer the "
        + "same size for the same attributes")
    return CGSize(width: max(old.width, new.width), height: max(old.height, new.height))
  }
}
