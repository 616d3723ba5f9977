// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionConstraintSolver

/// The constraints of a view's intrinsic content size: for each dimension it determines, a hugging and a
/// resistance constraint.
@MainActor
struct ContentConstraints {
  /// The constraints of one dimension.
  private struct Wishes {
    var length: CGFloat
    var hugging: LinearConstraintKey
    var resistance: LinearConstraintKey
  }

  private var width: Wishes?
  private var height: Wishes?
  /// Whether the intrinsic content size may have changed.
  var isStale = false
  /// Whether the intrinsic height depends on the width.
  private(set) var heightFollowsWidth = false

  init() {}

  /// Updates the constraints to the current intrinsic content size of `view`.
  mutating func update(_ view: UIView, _ place: LayoutVariables, _ system: inout LinearSystem) {
    isStale = false
    let size = view.intrinsicContentSize
    heightFollowsWidth = size.height >= 0 && view.heightFollowsWidth(natural: size)
    Self.update(&width, size.width, place.width, view.contentPriorities(.horizontal), &system)
    Self.update(&height, size.height, place.height, view.contentPriorities(.vertical), &system)
  }

  /// Updates the height to that of the content at `width` and returns whether it changed.
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
      // A constraint of the content size never overrides a required one.
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
