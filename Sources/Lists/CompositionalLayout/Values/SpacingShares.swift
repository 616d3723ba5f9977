// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rule for the positions of the slots of a run, and the shares of flexible gaps.
///
/// Fixed gaps take exactly their length. Flexible ones take their minimum and an equal share of the remaining
/// space, which may be negative; in a group that hugs its run no space remains.
struct SpacingShares {
  /// A slot's length and the gaps on its two sides.
  struct Slot {
    var length: CGFloat
    var before: LayoutSpacing
    var after: LayoutSpacing

    /// The length and the gaps, without shares.
    var room: CGFloat { Finite.position(before.solved) + length + Finite.position(after.solved) }
  }

  let spacing: LayoutSpacing
  /// The space to share; `nil` if the group hugs its run.
  let room: CGFloat?

  /// Calls `body` with the leading edge of each slot, in order.
  func forEachPosition(_ slots: [Slot], _ body: (Int, CGFloat) -> Void) {
    let share = share(of: slots)
    func gap(_ spacing: LayoutSpacing) -> CGFloat {
      Finite.position(spacing.solved) + (spacing.isFlexible ? share : 0)
    }
    var end: CGFloat = 0
    for (index, slot) in slots.enumerated() {
      if index > 0 { end += gap(spacing) }
      end += gap(slot.before)
      body(index, end)
      end += slot.length + gap(slot.after)
    }
  }

  /// Returns the leading edge of the only slot.
  func position(_ slot: Slot) -> CGFloat {
    let before = Finite.position(slot.before.solved)
    guard let room, slot.before.isFlexible else { return before }
    return before + (room - slot.room) / (slot.after.isFlexible ? 2 : 1)
  }

  private func share(of slots: [Slot]) -> CGFloat {
    guard let room else { return 0 }
    var used: CGFloat = 0
    var flexible = 0
    func take(_ spacing: LayoutSpacing) {
      used += Finite.position(spacing.solved)
      if spacing.isFlexible { flexible += 1 }
    }
    for (index, slot) in slots.enumerated() {
      if index > 0 { take(spacing) }
      take(slot.before)
      take(slot.after)
      used += slot.length
    }
    return flexible == 0 ? 0 : (room - used) / CGFloat(flexible)
  }
}
