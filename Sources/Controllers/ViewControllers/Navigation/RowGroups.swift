// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The groups of items in the row of a navigation bar, and their state: complete, reduced to the
/// representative item, or in the overflow menu.
@MainActor
final class RowGroups {
  let leading: [UIBarButtonItemGroup]
  let center: [UIBarButtonItemGroup]
  let trailing: [UIBarButtonItemGroup]
  private let more: [UIMenuElement]
  private var overflowing: Set<ObjectIdentifier> = []

  /// Creates the state from the groups at the edges and in the centre, in reading order, and additional menu
  /// elements.
  init(
    leading: [UIBarButtonItemGroup] = [], center: [UIBarButtonItemGroup] = [],
    trailing: [UIBarButtonItemGroup] = [], more: [UIMenuElement] = []
  ) {
    self.leading = leading.filter(\.isShown)
    self.center = center.filter(\.isShown)
    self.trailing = trailing.filter(\.isShown)
    self.more = center.filter { !$0.isInBar && !$0.isHidden }.flatMap(\.menuElements) + more
    for group in all { group.isDisplayingRepresentativeItem = false }
  }

  private var all: [UIBarButtonItemGroup] { center + trailing + leading }

  /// Returns the shown items of `groups`, in reading order.
  func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !overflowing.contains(ObjectIdentifier($0)) }.flatMap { group in
      group.isDisplayingRepresentativeItem
        ? [group.representativeItem].compactMap(\.self) : group.barButtonItems
    }
  }

  /// Reduces the last centred group, or else one at an edge, to its representative item.
  ///
  /// If no group can be reduced to such an item, the last centred group moves to the menu.
  ///
  /// - Returns: Whether a group was reduced or moved.
  func shrink() -> Bool {
    let candidates = center.reversed() + trailing.reversed() + leading.reversed()
    let open = candidates.first { group in
      !group.isDisplayingRepresentativeItem && group.representativeItem != nil
        && group.barButtonItems.count > 1 && !overflowing.contains(ObjectIdentifier(group))
    }
    if let open {
      open.isDisplayingRepresentativeItem = true
      return true
    }
    guard let last = center.last(where: { !overflowing.contains(ObjectIdentifier($0)) }) else {
      return false
    }
    overflowing.insert(ObjectIdentifier(last))
    return true
  }

  /// The elements of the overflow menu.
  var overflow: [UIMenuElement] {
    center.filter { group in
      overflowing.contains(ObjectIdentifier(group)) || group.alwaysAvailable && !overflowing.isEmpty
    }.flatMap(\.menuElements) + more
  }
}

extension UIBarButtonItemGroup {
  /// Whether the group is shown in the bar, if the width suffices.
  fileprivate var isShown: Bool { isInBar && !isHidden }
}
