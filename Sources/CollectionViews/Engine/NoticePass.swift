// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Tells sections' handlers what is in sight, the last section first, and puts the views where the
/// handlers want them.
@MainActor
struct NoticePass {
  let engine: CollectionEngine

  func run() {
    let sections = Set(engine.realised.all.map(\.key.section))
    for section in sections.sorted(by: >) { run(section: section) }
  }

  func run(section: Int) {
    guard engine.layout.observesVisibleItems(section: section) else { return }
    let elements = elements(ofSection: section)
    let window = window(of: section)
    let notice = VisibleItems.Notice(
      solveSerial: engine.cycle.solveSerial, offset: window.origin, keys: Set(elements.map(\.key)))
    guard engine.visibleItems.note(notice, section: section) else { return }
    let items = elements.map(engine.visibleItems.item)
    engine.layout.notifyVisibleItems(items, section: section, window: window)
    for element in elements { place(element) }
  }

  /// What is in sight of a section: cells in their order, then supplementary views, then, as
  /// recorded, those that were not in sight the last time.
  private func elements(ofSection section: Int) -> [RealisedElement] {
    let told = engine.visibleItems.keysTold(section: section)
    func rank(_ key: ElementKey) -> (Int, UInt, IndexPath) {
      (told?.contains(key) == false ? 1 : 0, key.category.rawValue, key.indexPath)
    }
    return engine.realised.all
      .filter { $0.key.section == section && $0.key.category != .decorationView }
      .sorted { rank($0.key) < rank($1.key) }
  }

  /// The scroll offset a handler is told, and the size of what it scrolls in.
  private func window(of section: Int) -> CGRect {
    guard let area = engine.layout.orthogonalArea(ofSection: section) else {
      return engine.view.bounds
    }
    let offset = engine.orthogonal.offset(ofSection: section) ?? .zero
    let origin =
      area.axis == .horizontal
      ? CGPoint(x: offset.x, y: area.frame.minY) : CGPoint(x: area.frame.minX, y: offset.y)
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
