// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for the number of slots of a group, and the base of its fractions.
///
/// The list of subitems is repeated until the group is full. Usually *n* slots fit if their lengths, taken
/// from `inner - (n - 1) spacing`, their edge spacing and the spacing are not longer than the group; flexible
/// edge spacing counts with its minimum. If a length across is a fraction of the length along, the capacity
/// without spacing determines the base first, and then as many slots fit as with the spacing added.
struct Capacity {
  /// The upper bound of slots in one group, which is solved as a whole.
  ///
  /// Remaining items are placed in further groups.
  static let most = 100_000
  /// The upper bound of slots in a filled group.
  ///
  /// No view fits more items unless they have almost no length.
  static let mostFilled = 8192
  static let tolerance: CGFloat = 0.001

  let run: ItemNode.Run
  /// The size inside the group's insets.
  let inner: CGSize
  let grid: PixelGrid

  struct Answer {
    var slots: Int
    /// The length that fractions along the axis refer to.
    var base: CGFloat
  }

  /// Returns the capacity of a group: its `count` slots, one run of its subitems if it hugs them, or as many
  /// as fit.
  func answer(hugs: Bool) -> Answer {
    if let count = run.count { return Answer(slots: min(count, Self.most), base: base(count)) }
    if hugs {
      let count = run.children.count
      return Answer(slots: min(count, Self.most), base: base(count))
    }
    if run.usesLengthAcross {
      let settled = base(
        largest { _ in
          inner[run.axis]
        } spacing: {
          0
        })
      let slots = largest { _ in
        settled
      } spacing: {
        spacing
      }
      return Answer(slots: slots, base: settled)
    }
    let slots = largest(base(_:)) { spacing }
    return Answer(slots: slots, base: base(slots))
  }

  /// Returns the capacity, at least one, of a group with measured lengths; slots without a measured length
  /// have the length of the description.
  func answer(measured: (Int) -> CGFloat?) -> Answer {
    let room = inner[run.axis] + Self.tolerance
    var definite: CGFloat = 0
    var slots = 0
    while slots < Self.mostFilled {
      let child = run.children[slots % run.children.count]
      if !child.size[run.axis].isFractional {
        let own = child.size[run.axis].isMeasured ? measured(slots) : nil
        definite += own.map { $0 + edges(of: child) } ?? length(of: child, in: inner)
      }
      let used = definite + fractions(slots + 1) + CGFloat(slots) * spacing
      if slots > 0, used > room { break }
      slots += 1
    }
    return Answer(slots: slots, base: base(slots))
  }

  /// Returns the sum of the fractional lengths among the first `slots` slots, with their edge spacing.
  private func fractions(_ slots: Int) -> CGFloat {
    let container = CGSize(run.axis, base(slots), other: inner[run.axis.other])
    let (cycles, rest) = slots.quotientAndRemainder(dividingBy: run.children.count)
    var used: CGFloat = 0
    for (index, child) in run.children.enumerated() where child.size[run.axis].isFractional {
      used += CGFloat(index < rest ? cycles + 1 : cycles) * length(of: child, in: container)
    }
    return used
  }

  private var spacing: CGFloat { Finite.position(run.spacing.solved) }

  private func base(_ slots: Int) -> CGFloat {
    max(0, inner[run.axis] - CGFloat(max(0, slots - 1)) * spacing)
  }

  /// Returns the largest number of slots that fit if *n* slots have lengths taken from `base(n)`.
  ///
  /// Adds slots one by one while one more fits, but only one round of the subitems if a round takes no space
  /// (Mullion's own rule).
  private func largest(_ base: (Int) -> CGFloat, spacing: () -> CGFloat) -> Int {
    let room = inner[run.axis] + Self.tolerance
    let round = run.children.count
    let takesRoom = used(round, base: base(1), spacing: spacing()) + spacing() > 0
    let most = takesRoom ? Self.mostFilled : round
    var count = 0
    while count < most, used(count + 1, base: base(count + 1), spacing: spacing()) <= room {
      count += 1
    }
    return count
  }

  private func used(_ slots: Int, base: CGFloat, spacing: CGFloat) -> CGFloat {
    let container = CGSize(run.axis, base, other: inner[run.axis.other])
    let (cycles, rest) = slots.quotientAndRemainder(dividingBy: run.children.count)
    var used = CGFloat(slots - 1) * spacing
    for (index, child) in run.children.enumerated() {
      used += CGFloat(index < rest ? cycles + 1 : cycles) * length(of: child, in: container)
    }
    return used
  }

  private func length(of child: ItemNode, in container: CGSize) -> CGFloat {
    grid.length(child.size[run.axis], in: container) + edges(of: child)
  }

  private func edges(of child: ItemNode) -> CGFloat {
    Finite.position(child.edges.start(run.axis).solved)
      + Finite.position(child.edges.end(run.axis).solved)
  }
}
