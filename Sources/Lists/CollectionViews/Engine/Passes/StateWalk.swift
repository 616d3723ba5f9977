// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A read-only verification of the whole state of a collection view.
@MainActor
struct StateWalk {
  let engine: CollectionEngine

  /// The descriptions of all contradictions found; while a layout is pending, only of those in the engine's
  /// own state.
  var faults: [String] {
    isSettled ? faultsOfCycle + scrollFaults : ownFaults
  }

  /// The contradictions at the end of a cycle; the content may still be scrolling, beyond its end too.
  var faultsOfCycle: [String] {
    guard isSettled else { return ownFaults }
    return ownFaults + holderFaults + sightFaults + placeFaults + sectionFaults + dataFaults
  }

  /// The contradictions in the engine's own state, settled or not; queries neither the layout nor the data
  /// source.
  var ownFaults: [String] {
    elementFaults + departureFaults + poolFaults + viewFaults + nameFaults + editedFaults
  }

  /// Whether no layout is pending.
  var isSettled: Bool {
    engine.needs.isEmpty && !engine.cycle.isRunning
      && engine.isLaidOutForSight && !engine.layout.isOutdated
      && !engine.knownBounds.isNull
  }

  // MARK: Views

  /// The descriptions of elements that do not have exactly one view, of elements whose display was not
  /// reported, and of cells without an item.
  var elementFaults: [String] {
    engine.realised.all.flatMap { element -> [String] in
      let place = "\(element.key.kind) \(element.key.indexPath.words)"
      var faults: [String] = []
      if engine.realised.element(of: element.view) !== element {
        faults.append("the view of \(place) is registered for another element")
      }
      if element.view.isPooled { faults.append("the view of \(place) also waits in the pool") }
      if !element.isDisplayed { faults.append("\(place) is on screen and was not reported") }
      if element.key.category == .cell, let counts = engine.counts,
        !counts.contains(element.key.indexPath)
      {
        faults.append("there is a cell for \(place), but no such item")
      }
      return faults
    }
  }

  /// The descriptions of views that are not in the container of their section; they move there in the cycle
  /// after a preparation.
  var holderFaults: [String] {
    engine.realised.all.compactMap { element in
      element.view.superview === engine.holder(of: element.host).view
        ? nil
        : "the view of \(element.key.kind) \(element.key.indexPath.words) is not where its section "
          + "shows it"
    }
  }

  /// The descriptions of views being animated out that are used for something else, or that no animation
  /// belongs to, and of views in limbo.
  var departureFaults: [String] {
    var faults: [String] = []
    for departure in engine.departures.all {
      let seen = departure.element.view
      if engine.realised.element(of: seen) != nil || seen.isPooled {
        faults.append("a view on its way out is also realised or waits in the pool")
      }
      if let key = departure.key, engine.realised[key] != nil {
        faults.append("\(key.indexPath.words) has a view and another one on its way out")
      }
    }
    if !engine.departures.isEmpty, engine.animationsUnderWay.isEmpty {
      faults.append("views are on their way out and nothing animates them")
    }
    if !engine.limbo.isEmpty { faults.append("views are in limbo between cycles") }
    return faults
  }

  /// The descriptions of a view that is kept while it is edited but used for another element.
  private var editedFaults: [String] {
    guard let element = engine.editedElement else { return [] }
    let place = "\(element.key.kind) \(element.key.indexPath.words)"
    var faults: [String] = []
    if element.view.isPooled || engine.realised.element(of: element.view) != nil {
      faults.append("the view that is kept for \(place) is used for something else")
    }
    if engine.realised[element.key] != nil {
      faults.append("\(place) has a view, and another one is kept for it")
    }
    return faults
  }

  /// The descriptions of pooled views that are present twice, in the hierarchy, or registered under another
  /// key.
  private var poolFaults: [String] {
    let isAtRest = isSettled || engine.pool.isSettled
    var seen: Set<ObjectIdentifier> = []
    return engine.pool.all.flatMap { key, view -> [String] in
      var faults: [String] = []
      let name = key.identifier.isEmpty ? key.kind : key.identifier
      if !seen.insert(ObjectIdentifier(view)).inserted { faults.append("a \(name) waits twice") }
      if !view.isPooled { faults.append("a \(name) in the pool does not know that it waits") }
      if view.reuseKey != key { faults.append("a \(name) waits under another name") }
      if view.superview != nil, isAtRest {
        faults.append("a \(name) that waits is in the view tree")
      }
      return faults
    }
  }

  /// The descriptions of views in the hierarchy that belong to no element.
  private var viewFaults: [String] {
    let sections = engine.orthogonal.shownSections.compactMap(engine.orthogonal.scrollView)
    return ([engine.view] + sections).flatMap(\.subviews).compactMap { view in
      if let scrollView = view as? OrthogonalScrollView {
        return sections.contains(scrollView) ? nil : "a section's scroll view is left over"
      }
      guard let view = view as? UICollectionReusableView, view.reuseKey != nil,
        !view.isPooled || engine.pool.isSettled,
        engine.realised.element(of: view) == nil, engine.departures.departure(of: view) == nil,
        engine.editedElement?.view !== view
      else { return nil }
      return "a view of \(view.reuseKey?.identifier ?? "") is left over at \(view.frame)"
    }
  }

  /// The descriptions of stored index paths that do not exist.
  private var nameFaults: [String] {
    guard let counts = engine.counts, !engine.needs.counts else { return [] }
    let selection = engine.selection
    let single = [
      ("highlighted", selection.highlighted), ("focused", selection.focused),
      ("used last", selection.cursor), ("a range's beginning", selection.anchor),
      ("held", engine.movement.moving?.place), ("scrolled to", engine.scrollGoal?.indexPath),
    ]
    let names =
      single.compactMap { name, path in path.map { (name, $0) } }
      + selection.selected.map { ("selected", $0) }
      + engine.prefetch.announced.map { ("prefetched", $0) }
    return names.compactMap { name, path in
      counts.contains(path) ? nil : "\(path.words) is \(name), but there is no such item"
    }
  }

  // MARK: Layout

  /// The descriptions of differences between the realised and the visible elements.
  var sightFaults: [String] {
    let inSight = attributesInSight
    let wanted = Set(inSight.map { ElementKey($0.attributes) })
    let shown = Set(engine.realised.all.map(\.key))
    var faults: [String] = []
    if wanted.count != inSight.count { faults.append("the layout shows an element twice") }
    if wanted != shown {
      faults.append(
        "in sight are \(wanted.count) elements, realised \(shown.count); missing "
          + "\(wanted.subtracting(shown).map(\.indexPath).sorted().map(\.words)), too many "
          + "\(shown.subtracting(wanted).map(\.indexPath).sorted().map(\.words)); bounds "
          + "\(engine.view.bounds), content \(engine.view.contentSize), laid out for "
          + "\(engine.sightBounds)")
    }
    return faults
  }

  private var attributesInSight: [(attributes: UICollectionViewLayoutAttributes, host: Int?)] {
    engine.attributesInSight().map { ($0, nil) }
      + engine.orthogonal.shownSections.flatMap { section in
        engine.orthogonalAttributesInSight(section: section).map { ($0, section) }
      }
  }

  /// The descriptions of visible views whose state differs from their attributes.
  private var placeFaults: [String] {
    attributesInSight.compactMap { attributes, host in
      guard let view = engine.realised[ElementKey(attributes)]?.view else { return nil }
      let wanted = Placement(
        attributes: engine.attributesInHand(attributes) ?? attributes,
        item: engine.visibleItems[ElementKey(attributes)], origin: engine.holder(of: host).origin)
      return wanted.difference(to: view).map { "\(attributes.indexPath.words): \($0)" }
    }
  }

  // MARK: Scrolling

  /// The descriptions of orthogonal sections whose frame, content size or offset differs from the layout, or
  /// that rest where they may not.
  private var sectionFaults: [String] {
    engine.orthogonal.shownSections.flatMap { section -> [String] in
      guard let area = engine.layout.orthogonalArea(ofSection: section),
        let view = engine.orthogonal.scrollView(ofSection: section)
      else { return ["section \(section) does not scroll by itself and is shown so"] }
      var faults: [String] = []
      if view.section != section { faults.append("takes itself for \(view.section ?? -1)") }
      if view.superview !== engine.view { faults.append("is not in the collection view") }
      if view.frame != area.frame { faults.append("is at \(view.frame), not \(area.frame)") }
      if view.contentSize != area.contentSize { faults.append("has content of another size") }
      let offset = engine.orthogonal.offset(ofSection: section) ?? .zero
      if view.contentOffset != offset {
        faults.append("has scrolled to \(view.contentOffset), not \(offset)")
      }
      let along = area.along(offset)
      let rest = engine.layout.orthogonalRestingOffset(ofSection: section, proposed: along)
      if view.isAtRest, abs(rest - along) > 0.01 {
        faults.append("rests at \(along), where it may not; at \(rest) it might")
      }
      return faults.map { "section \(section) \($0)" }
    }
  }

  /// The descriptions of a content size that differs from the layout's, and of an offset at rest outside of
  /// its limits.
  private var scrollFaults: [String] {
    let view = engine.view
    var faults: [String] = []
    if view.contentSize != engine.contentSize {
      faults.append("the content is \(view.contentSize), not as large as that of the layout")
    }
    let isMoved = view.isTracking || view.isDragging || view.isScrollAnimating
    let allowed = ScrollLimits(view).clamp(view.contentOffset)
    if !isMoved,
      abs(allowed.x - view.contentOffset.x) > 0.01 || abs(allowed.y - view.contentOffset.y) > 0.01
    {
      faults.append("the content rests at \(view.contentOffset), beyond its limit \(allowed)")
    }
    return faults
  }

  // MARK: Data

  /// The description of a difference between the counts of the data source and the displayed ones; empty if
  /// there is none.
  private var dataFaults: [String] {
    let (view, shown) = (engine.view, engine.counts)
    guard let source = view.dataSource, !engine.needs.counts, let shown else {
      return []
    }
    var counts = DataCounts()
    counts.items = (0..<source.numberOfSections(in: view)).map {
      source.collectionView(view, numberOfItemsInSection: $0)
    }
    let wanted = engine.placeholders.shown(engine.movement.shown(counts))
    return wanted == shown ? [] : ["the data is \(wanted.items), shown is \(shown.items)"]
  }
}

extension Placement {
  /// Returns the first mismatch between `view` and this placement, or `nil`.
  @MainActor
  fileprivate func difference(to view: UICollectionReusableView) -> String? {
    let center = item?.center ?? attributes.center
    let place = CGPoint(x: center.x - origin.x, y: center.y - origin.y)
    if view.bounds.size != attributes.size || view.center != place {
      return "is \(view.bounds.size) at \(view.center), not \(attributes.size) at \(place)"
    }
    if view.layer.transform != item?.transform3D ?? attributes.transform3D { return "is turned" }
    if view.alpha != item?.alpha ?? attributes.alpha { return "has alpha \(view.alpha)" }
    if view.isHidden != item?.isHidden ?? attributes.isHidden { return "is hidden or not" }
    let depth = CGFloat(item?.zIndex ?? attributes.zIndex)
    return view.layer.zPosition == depth ? nil : "is \(view.layer.zPosition) deep, not \(depth)"
  }
}
