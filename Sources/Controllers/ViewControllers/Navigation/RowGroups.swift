// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The groups of items in the row of a navigation bar: which are shown in full, which by the item that stands for
/// them, and which go into a menu because there is no room.
@MainActor
final class RowGroups {
  let leading: [UIBarButtonItemGroup]
  let center: [UIBarButtonItemGroup]
  let trailing: [UIBarButtonItemGroup]
  private let more: [UIMenuElement]
  private var overflowing: Set<ObjectIdentifier> = []

  /// The groups at the edges and in the middle, each in the order of reading, and what else is in the menu.
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

  /// The items of `groups` that are shown now, from left to right where people read so.
  func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !overflowing.contains(ObjectIdentifier($0)) }.flatMap { group in
      group.isDisplayingRepresentativeItem
        ? [group.representativeItem].compactMap(\.self) : group.barButtonItems
    }
  }

  /// Shows less: the last group of the middle, then one at an edge, by the item that stands for it.
  ///
  /// Without such an item, those of the middle go into the menu.
  ///
  /// - Returns: Whether there was something to leave out.
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

  /// What has no room, and what is only in the menu.
  var overflow: [UIMenuElement] {
    center.filter { group in
      overflowing.contains(ObjectIdentifier(group)) || group.alwaysAvailable && !overflowing.isEmpty
    }.flatMap(\.menuElements) + more
  }
}

extension UIBarButtonItemGroup {
  /// Whether the group is in the bar.
  fileprivate var isShown: Bool { isInBar && !isHidden }
}
