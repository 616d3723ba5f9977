// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionConstraintSolver

/// What stands for the size of a view's content: for each length that the content asks for, a wish
/// not to be larger and a wish not to be smaller.
@MainActor
struct ContentConstraints {
  /// The wishes for one length.
  private struct Wishes {
    var length: CGFloat
    var hugging: LinearConstraintKey
    var resistance: LinearConstraintKey
  }

  private var width: Wishes?
  private var height: Wishes?
  /// Whether the content may ask for other lengths now.
  var isStale = false
  /// Whether the height that the content asks for depends on the width it gets.
  private(set) var heightFollowsWidth = false

  init() {}

  /// Asks for what `view` says now.
  mutating func update(_ view: UIView, _ place: LayoutVariables, _ system: inout LinearSystem) {
    isStale = false
    let size = view.intrinsicContentSize
    heightFollowsWidth = size.height >= 0 && view.heightFollowsWidth(natural: size)
    Self.update(&width, size.width, place.width, view.contentPriorities(.horizontal), &system)
    Self.update(&height, size.height, place.height, view.contentPriorities(.vertical), &system)
  }

  /// Asks for the height that the content needs in `width`; answers whether it is another one.
  mutating func adjustHeight(
    of view: UIView, width: CGFloat, _ system: inout LinearSystem
  ) -> Bool {
    guard let wanted = view.intrinsicHeight(forWidth: width), var wishes = height,
      abs(wishes.length - wanted) > 0.01
    else { return false }
    wishes.length = wanted
    system.change(wishes.hugging, constant: -Double(wanted))
    system.change(wishes.resistance, constant: -Double(wanted))
    height = wishes
    return true
  }

  mutating func remove(from system: inout LinearSystem) {
    for wishes in [width, height].compactMap(\.self) {
      system.remove(wishes.hugging)
      system.remove(wishes.resistance)
    }
    width = nil
    height = nil
  }

  private static func update(
    _ wishes: inout Wishes?, _ length: CGFloat, _ variable: LinearVariable,
    _ priorities: (hugging: UILayoutPriority, resistance: UILayoutPriority),
    _ system: inout LinearSystem
  ) {
    if var old = wishes {
      if length >= 0 {
        guard old.length != length else { return }
        old.length = length
        system.change(old.hugging, constant: -Double(length))
        system.change(old.resistance, constant: -Double(length))
        wishes = old
      } else {
        system.remove(old.hugging)
        system.remove(old.resistance)
        wishes = nil
      }
      return
    }
    guard length >= 0, length.isFinite else { return }
    func add(_ relation: LinearRelation, _ priority: UILayoutPriority) -> LinearConstraintKey? {
      // A wish of the content never breaks what must hold.
      let softened = min(priority.rawValue, 999.99)
      return try? system.add(
        LinearConstraint(
          [LinearTerm(variable)], plus: -Double(length), relation, priority: softened))
    }
    guard let hugging = add(.lessThanOrEqual, priorities.hugging),
      let resistance = add(.greaterThanOrEqual, priorities.resistance)
    else { return }
    wishes = Wishes(length: length, hugging: hugging, resistance: resistance)
  }
}
