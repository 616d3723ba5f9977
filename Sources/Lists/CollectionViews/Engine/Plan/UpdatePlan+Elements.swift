// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

extension UpdatePlan {
  /// The key of an element after the update; `nil`: it is gone.
  ///
  /// Supplementary and decoration views go with their section as long as their layout says that
  /// they belong to the section as a whole; others are asked for anew.
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

  /// The name of an element of a layout after the update; see `newKey`.
  func newElement(_ element: LayoutElement, isSectionElement: Bool) -> LayoutElement? {
    guard let new = newKey(ElementKey(element), isSectionElement: isSectionElement)?.indexPath
    else { return nil }
    var renamed = element
    renamed.section = new.section
    renamed.item = new.item
    return renamed
  }

  /// Whether the element, named by its place before the update, gets another view.
  func isReloaded(_ key: ElementKey) -> Bool {
    if key.category == .cell { return isReloaded(itemAt: key.indexPath) }
    return key.indexPath.count == 2 && changes.reloadedSections.contains(key.section)
  }
}
