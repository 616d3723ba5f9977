// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

/// Tells sections' handlers what is in sight, the last section first, and puts the views where the
/// handlers want them.
@MainActor
struct NoticePass {
  let engine: CollectionEngine

  /// Stops when a handler changed what there is to notice.
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
    guard engine.visibleItems.note(notice, section: section) else { return }
    engine.visibleItems.keep(notice.keys.union(notice.nearKeys), ofSection: section)
    let items = (near + elements.map(\.attributes)).map(engine.visibleItems.item)
    engine.layout.notifyVisibleItems(items, section: section, window: window)
    guard !items.contains(where: \.isEstimatedCell) else {
      return refuseChanges(of: items, section)
    }
    for element in elements { place(element) }
  }

  /// Leaves the cells of a section whose items size themselves where the layout has them (a public
  /// log of UIKit says that a handler cannot change them).
  private func refuseChanges(of items: [VisibleItem], _ section: Int) {
    engine.visibleItems.keep([], ofSection: section)
    guard items.contains(where: \.isChanged) else { return }
    Diagnostics.reportOnce(
      "the visibleItemsInvalidationHandler of section \(section) changed items of a layout with "
        + "estimated sizes, which has no effect; give the section's items absolute or fractional "
        + "sizes, or change the cells' content instead")
  }

  /// What is in sight of a section: cells in their order, then supplementary views, then, as
  /// recorded, those that were not in sight the last time.
  ///
  /// Recordings show content that scrolls forward. Cells that come into sight in front of the
  /// others, as when it scrolls back, stand in front of them: applications take the last item for
  /// the hindmost in sight.
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

  /// Attributes of an orthogonal section's elements that are out of sight, but not far.
  ///
  /// Recorded handlers were told of elements that begin more than half of the view's width beyond
  /// its edge, and not of those more than the whole width beyond. Where they stand in the list is
  /// our decision: in front, since applications take the last item for the one that is coming.
  private func attributesNear(_ section: Int) -> [UICollectionViewLayoutAttributes] {
    guard let area = engine.layout.orthogonalArea(ofSection: section) else { return [] }
    let offset = engine.orthogonal.offset(ofSection: section) ?? .zero
    let more = area.point(at: -0.75 * area.length)
    let window = area.frame.offsetBy(dx: offset.x, dy: offset.y).insetBy(dx: more.x, dy: more.y)
    return engine.layout.orthogonalAttributes(ofSection: section, in: window)
      .filter { $0.frame.overlaps(window) && engine.realised[ElementKey($0)] == nil }
      .sorted { $0.indexPath < $1.indexPath }
  }

  /// The scroll offset a handler is told, and the size of what it scrolls in.
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
  /// Whether it is a cell whose size the layout only estimated.
  fileprivate var isEstimatedCell: Bool {
    representedElementCategory == .cell && !base.selfSizing.isEmpty
  }
}
