// SPDX-License-Identifier: Apache-2.0

import CompositionalLayout
package import Foundation

/// Where items and sections are after an update, by where they were before it.
@MainActor
package struct PathChange {
  /// The index path after the update of the item at an index path before it; `nil`: it is gone, or
  /// is to get another view.
  package let newPath: (IndexPath) -> IndexPath?
  /// The index after the update of the section at an index before it; `nil`: it is gone, or is to
  /// get other views.
  package let newSection: (Int) -> Int?

  /// The same for layouts that keep what was measured.
  let layoutUpdate: LayoutUpdate

  /// A change by its two questions and its parts.
  init(
    newPath: @escaping (IndexPath) -> IndexPath?, newSection: @escaping (Int) -> Int?,
    layoutUpdate: LayoutUpdate
  ) {
    self.newPath = newPath
    self.newSection = newSection
    self.layoutUpdate = layoutUpdate
  }

  /// What `plan` makes of items and of `before` sections, which become `after`.
  init(_ plan: DifferencePlan, sections before: Int, after: Int) {
    self.init(
      newPath: plan.newPath, newSection: plan.newSection,
      layoutUpdate: plan.layoutUpdate(sections: before, after: after))
  }

  /// What `plan` makes of items and sections.
  init(_ plan: BatchPlan) {
    self.init(
      newPath: plan.newPath, newSection: plan.newSection, layoutUpdate: plan.layoutUpdate)
  }

  /// The key of an element after the update.
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
}
