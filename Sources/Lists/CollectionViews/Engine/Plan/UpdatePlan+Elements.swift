// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

extension UpdatePlan {
  /// Returns the key of an element after the update, or `nil` if it is removed.
  ///
  /// Supplementary and decoration views follow their section if their layout declares that they belong to the
  /// section as a whole; others are provided again. Views with an index path that does not consist of a
  /// section and an item keep their keys.
  func newKey(_ key: ElementKey, isSectionElement: Bool) -> ElementKey? {
    var new = key
    if key.category == .cell {
      guard let path = newPath(key.indexPath) else { return nil }
      new.indexPath = path
      return new
    }
    guard key.indexPath.count == 2, key.indexPath.item != Int.max else { return key }
    guard isSectionElement, let section = newSection(key.section) else { return nil }
    new.indexPath.section = section
    return new
  }

  /// Returns the identifier of a layout's element after the update; see `newKey`.
  func newElement(_ element: LayoutElement, isSectionElement: Bool) -> LayoutElement? {
    guard let new = newKey(ElementKey(element), isSectionElement: isSectionElement)?.indexPath
    else { return nil }
    var renamed = element
    renamed.section = new.section
    renamed.item = new.item
    return renamed
  }

  /// Returns whether the element, identified by its key before the update, gets another view.
  func isReloaded(_ key: ElementKey) -> Bool {
    if key.category == .cell { return isReloaded(itemAt: key.indexPath) }
    return key.indexPath.count == 2 && changes.reloadedSections.contains(key.section)
  }
}
