// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pass that provides a view for every visible element of one host, and removes those of the other
/// elements.
///
/// If elements have estimated sizes, all are realised from the top down. An element that prefers another size
/// moves the rest, which is then queried again: elements that are pushed out of sight are never created. The
/// application is notified of removed views, and provides and measures new ones. If elements got other keys
/// meanwhile, the pass stops, since its own are stale.
@MainActor
struct RealisePass {
  let engine: CollectionEngine
  let anchor: ScrollAnchor
  /// The orthogonal section whose scroll view contains the elements; `nil` for the collection view.
  let host: Int?
  /// The generation of the keys that the pass uses.
  private let generation: Int

  init(engine: CollectionEngine, anchor: ScrollAnchor, host: Int?) {
    self.engine = engine
    self.anchor = anchor
    self.host = host
    generation = engine.generation
  }

  func run() {
    var wanted = attributesInSight()
    guard retireAll(but: wanted) else { return }
    var elements: [RealisedElement] = []
    elements.reserveCapacity(wanted.count)
    engine.realised.reserve(wanted.count)
    var isOutdated = false
    engine.showMark += 1
    while elements.count < wanted.count {
      let attributes = wanted[elements.count]
      let element = engine.realised[ElementKey(attributes)] ?? realise(attributes)
      guard holds else { return }
      element.attributes = attributes
      element.host = host
      let isMoved = MeasurePass(engine: engine).run(element)
      guard holds else { return }
      guard isMoved else {
        // The display of a new view is reported before the next one is provided.
        if !element.isDisplayed {
          guard show(element) else { return }
          element.showMark = engine.showMark
        }
        elements.append(element)
        continue
      }
      engine.cycle.prepare(keeping: anchor)
      guard holds else { return }
      wanted = attributesInSight()
      elements.removeAll(keepingCapacity: true)
      isOutdated = true
      engine.showMark += 1
    }
    if isOutdated, !retireAll(but: wanted) { return }
    place(elements)
    engine.placeEdited()
  }

  /// Whether the elements still have the keys that the pass uses.
  private var holds: Bool { engine.cycle.holds(generation) }

  /// Returns the attributes of the host's visible elements, in the order in which they are realised.
  private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    engine.counters.queries += 1
    // Record the bounds of this query: if the content moves afterwards, the visible elements are queried
    // again.
    if host == nil {
      engine.sightBounds = engine.view.bounds
      engine.sightInset = engine.view.adjustedContentInset
    }
    let found = host.map(engine.orthogonalAttributesInSight) ?? engine.attributesInSight()
    for attributes in found where !attributes.selfSizing.isEmpty {
      return found.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
    return found
  }

  private func realise(_ attributes: UICollectionViewLayoutAttributes) -> RealisedElement {
    if let element = kept(attributes) ?? takenBack(attributes) { return element }
    let view = engine.provider.view(for: attributes, handingBack: nil)
    let element = RealisedElement(
      key: ElementKey(attributes), view: view, attributes: attributes, host: host)
    guard holds else {
      engine.pool.give(view)
      return element
    }
    engine.realised.insert(element)
    if let cell = view as? UICollectionViewCell { notify(cell, at: attributes.indexPath) }
    return element
  }

  /// Updates the state of a cell that is displayed again: outline, selection and highlight.
  private func notify(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    engine.notifyOutline(cell, at: indexPath)
    let isSelected = engine.selection.contains(indexPath)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = engine.selection.highlighted == indexPath
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }

  /// Returns the element with the view that was kept for it because it is being edited, or `nil`.
  private func kept(_ attributes: UICollectionViewLayoutAttributes) -> RealisedElement? {
    guard let view = engine.takeEdited(ElementKey(attributes)) else { return nil }
    let element = RealisedElement(
      key: ElementKey(attributes), view: view, attributes: attributes, host: host)
    engine.realised.insert(element)
    if let cell = view as? UICollectionViewCell { notify(cell, at: attributes.indexPath) }
    return element
  }

  /// Returns the element with its previous view, which is still being animated out, or `nil`.
  private func takenBack(_ attributes: UICollectionViewLayoutAttributes) -> RealisedElement? {
    guard let view = engine.takeBack(ElementKey(attributes)) else { return nil }
    let element = RealisedElement(
      key: ElementKey(attributes), view: view, attributes: attributes, host: host)
    element.isDisplayed = true
    engine.realised.insert(element)
    if let cell = view as? UICollectionViewCell {
      notify(cell, at: attributes.indexPath)
      // The editing state and the focus may have changed as well.
      cell.setNeedsUpdateConfiguration()
    }
    return element
  }

  /// Removes the elements that are no longer visible, and returns whether elements kept their keys while the
  /// application was notified.
  private func retireAll(but wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    let realised = engine.realised.all
    guard !realised.isEmpty else { return true }
    engine.sightMark += 1
    let mark = engine.sightMark
    for attributes in wanted { engine.realised[ElementKey(attributes)]?.sightMark = mark }
    for element in realised where element.sightMark != mark && element.host == host {
      engine.retire(element)
      guard holds else { return false }
    }
    return true
  }

  /// Positions the views, except those that were positioned since the last query of the layout.
  private func place(_ elements: [RealisedElement]) {
    for element in elements where element.showMark != engine.showMark {
      guard engine.realised[element.key] === element else { continue }
      guard show(element) else { return }
    }
  }

  /// Positions the view, and returns whether elements kept their keys meanwhile.
  ///
  /// The delegate is notified of a new view after its frame is set and before it is in the window.
  private func show(_ element: RealisedElement) -> Bool {
    let (holder, origin) = engine.holder(of: host)
    let (item, view) = (engine.visibleItems[element.key], element.view)
    item?.update(element.attributes)
    let placed = engine.attributesInHand(element.attributes) ?? element.attributes
    Placement(attributes: placed, item: item, origin: origin).apply(to: view)
    guard holds else { return false }
    DisplayReport(engine: engine).began(element)
    guard holds else { return false }
    if !view.isDirectly(in: holder) { engine.bring(view, into: holder) }
    return holds
  }
}
