// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The pass that displays the visible orthogonal sections, each in a scroll view of its own.
@MainActor
struct OrthogonalPass {
  let engine: CollectionEngine
  let anchor: ScrollAnchor

  /// Runs the pass; stops if elements got other keys meanwhile.
  func run() {
    let generation = engine.generation
    let wanted = sectionsInSight
    hideAll(but: wanted)
    for section in wanted {
      guard engine.cycle.goesOn(since: generation, keeping: anchor) else { return }
      guard let area = engine.layout.orthogonalArea(ofSection: section) else { continue }
      show(section, area)
      RealisePass(engine: engine, anchor: anchor, host: section).run()
      guard engine.cycle.goesOn(since: generation, keeping: anchor) else { return }
      // Measuring may have moved or resized the section.
      if let area = engine.layout.orthogonalArea(ofSection: section) { show(section, area) }
    }
  }

  /// Whether other sections are visible, or a section has another frame, because a later element was
  /// measured.
  var isOutdated: Bool {
    let wanted = sectionsInSight
    return wanted != engine.orthogonal.shownSections
      || wanted.contains { section in
        let area = engine.layout.orthogonalArea(ofSection: section)
        return engine.orthogonal.scrollView(ofSection: section)?.frame != area?.frame
      }
  }

  /// The visible orthogonal sections, and the section being edited even if it is not visible.
  private var sectionsInSight: [Int] {
    let bounds = engine.view.bounds
    guard !bounds.isEmpty else { return [] }
    var sections = Set(engine.layout.orthogonalSections(in: bounds))
    if let edited = engine.editedSection, engine.layout.orthogonalArea(ofSection: edited) != nil {
      sections.insert(edited)
    }
    return sections.sorted()
  }

  /// Hides all other sections; cells that an update moved into a section out of sight lose their views as
  /// well.
  private func hideAll(but wanted: [Int]) {
    let generation = engine.generation
    for element in engine.realised.all {
      guard let host = element.host, !wanted.contains(host) else { continue }
      engine.retire(element)
      guard engine.cycle.holds(generation) else { return }
    }
    for section in engine.orthogonal.shownSections where !wanted.contains(section) {
      engine.visibleItems.keep([], ofSection: section)
      engine.orthogonal.scrollView(ofSection: section).map(engine.bringEdited)
      engine.orthogonal.hide(section: section)
    }
  }

  private func show(_ section: Int, _ area: OrthogonalArea) {
    let sections = engine.orthogonal
    let scrollView = sections.scrollView(ofSection: section) ?? makeScrollView(section)
    scrollView.move(area.motion, along: area.axis)
    scrollView.adjusting {
      if scrollView.frame != area.frame { scrollView.frame = area.frame }
      if scrollView.contentSize != area.contentSize { scrollView.contentSize = area.contentSize }
      let insets = area.restInsets
      if scrollView.contentInset != insets { scrollView.contentInset = insets }
      let offset = offset(of: section, area, isAtRest: scrollView.isAtRest)
      if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    }
    sections.record(area, ofSection: section)
    if scrollView.superview !== engine.view { engine.view.addSubview(scrollView) }
  }

  private func makeScrollView(_ section: Int) -> OrthogonalScrollView {
    let scrollView = engine.orthogonal.takeWaiting() ?? OrthogonalScrollView(steeredBy: engine)
    engine.orthogonal.show(scrollView, section: section)
    return scrollView
  }

  /// Returns the scroll offset of the section: its beginning for a new section; a resting position for one at
  /// rest.
  private func offset(of section: Int, _ area: OrthogonalArea, isAtRest: Bool) -> CGPoint {
    let known = engine.orthogonal.offset(ofSection: section)
    if let known, !isAtRest { return known }
    var along = known.map(area.along) ?? area.start
    if known != nil {
      along = engine.layout.orthogonalRestingOffset(ofSection: section, proposed: along)
    }
    if let loop = area.loop { along = loop.folded(along) }
    let offset = area.point(at: along)
    engine.orthogonal.setOffset(offset, ofSection: section)
    return offset
  }
}

extension OrthogonalArea {
  /// The insets that permit the scroll view to rest everywhere in `range`.
  fileprivate var restInsets: UIEdgeInsets {
    switch axis {
    case .horizontal:
      UIEdgeInsets(
        top: 0, left: max(0, -range.lowerBound), bottom: 0,
        right: max(0, range.upperBound - (contentSize.width - frame.width)))
    case .vertical:
      UIEdgeInsets(
        top: max(0, -range.lowerBound), left: 0,
        bottom: max(0, range.upperBound - (contentSize.height - frame.height)), right: 0)
    }
  }
}
