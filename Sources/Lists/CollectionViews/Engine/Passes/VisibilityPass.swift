// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

/// The pass that calls the visible-items handlers of the sections, the last section first, and applies their
/// changes to the views.
@MainActor
struct VisibilityPass {
  let engine: CollectionEngine

  /// Calls the handlers of all sections; stops if a handler changed the elements or invalidated the layout.
  func run() {
    let generation = engine.generation
    let sections = Set(engine.realised.all.map(\.key.section))
    for section in sections.sorted(by: >) {
      run(section: section)
      guard engine.cycle.holds(generation), !engine.needs.preparing else { return }
    }
  }

  func run(section: Int) {
    guard engine.layout.observesVisibleItems(section: section) else { return }
    let elements = elements(ofSection: section)
    let near = attributesNear(section)
    let window = window(of: section)
    let notice = VisibleItems.Notice(
      solveSerial: engine.cycle.solveSerial, offset: window.origin, keys: Set(elements.map(\.key)),
      nearKeys: Set(near.map(ElementKey.init)))
    guard engine.visibleItems.record(notice, section: section) else { return }
    engine.visibleItems.keep(notice.keys.union(notice.nearKeys), ofSection: section)
    let items = (near + elements.map(\.attributes)).map(engine.visibleItems.item)
    engine.layout.notifyVisibleItems(items, section: section, window: window)
    guard !items.contains(where: \.isEstimatedCell) else {
      return refuseChanges(of: items, section)
    }
    for element in elements { place(element) }
  }

  /// Discards the changes to cells of a section with self-sizing items (a public log of UIKit states that a
  /// handler cannot change them).
  private func refuseChanges(of items: [VisibleItem], _ section: Int) {
    engine.visibleItems.keep([], ofSection: section)
    guard items.contains(where: \.isChanged) else { return }
    Diagnostics.reportOnce(
      "the visibleItemsInvalidationHandler of section \(section) changed items of a layout with "
        + "estimated sizes, which has no effect; give the section's items absolute or fractional "
        + "sizes, or change the cells' content instead")
  }

  /// Returns the visible elements of a section: cells in order, then supplementary views, then those that
  /// were not visible the last time.
  ///
  /// This order was recorded from UIKit, for content that scrolls forward. Cells that become visible before
  /// the others, as when it scrolls back, are at the beginning: applications take the last item for the last
  /// visible one.
  private func elements(ofSection section: Int) -> [RealisedElement] {
    let told = engine.visibleItems.keysTold(section: section)
    let hindmost = told?.lazy.filter { $0.category == .cell }.map(\.indexPath).max()
    func hasCome(_ key: ElementKey) -> Bool {
      guard let told, !told.contains(key) else { return false }
      return key.category != .cell || hindmost.map { key.indexPath > $0 } ?? true
    }
    func rank(_ key: ElementKey) -> (Int, UInt, IndexPath) {
      (hasCome(key) ? 1 : 0, key.category.rawValue, key.indexPath)
    }
    return engine.realised.all
      .filter { $0.key.section == section && $0.key.category != .decorationView }
      .sorted { rank($0.key) < rank($1.key) }
  }

  /// Returns the attributes of an orthogonal section's elements that are near the visible area but outside of
  /// it.
  ///
  /// Recorded handlers received elements that begin more than half of the view's width beyond its edge, and
  /// none more than the whole width beyond. Their position in the list is our decision: at the beginning,
  /// since applications take the last item for the next one.
  private func attributesNear(_ section: Int) -> [UICollectionViewLayoutAttributes] {
    guard let area = engine.layout.orthogonalArea(ofSection: section) else { return [] }
    let offset = engine.orthogonal.offset(ofSection: section) ?? .zero
    let more = area.point(at: -0.75 * area.length)
    let window = area.frame.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: more.x, dy: more.y)
    return engine.layout.orthogonalAttributes(ofSection: section, in: window)
      .filter { $0.frame.overlaps(window) && engine.realised[ElementKey($0)] == nil }
      .sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the scroll offset that a handler receives, and the size of the area that it scrolls in.
  private func window(of section: Int) -> CGRect {
    guard let area = engine.layout.orthogonalArea(ofSection: section) else {
      return engine.view.bounds
    }
    let offset = engine.orthogonal.offset(ofSection: section) ?? .zero
    let origin = area.point(at: area.along(offset), across: area.frame.origin)
    return CGRect(origin: origin, size: area.frame.size)
  }

  private func place(_ element: RealisedElement) {
    guard engine.realised[element.key] === element else { return }
    let (_, origin) = engine.holder(of: element.host)
    Placement(
      attributes: element.attributes, item: engine.visibleItems[element.key], origin: origin
    ).apply(to: element.view)
  }
}

extension VisibleItem {
  /// Whether this is a cell with an estimated size.
  fileprivate var isEstimatedCell: Bool {
    representedElementCategory == .cell && !base.selfSizing.isEmpty
  }
}
