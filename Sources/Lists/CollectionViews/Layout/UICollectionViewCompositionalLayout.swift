// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import MullionCollectionGeometry
public import MullionCompositionalLayout
import MullionContracts
import MullionViewTree

/// A layout that arranges sections according to their descriptions.
///
/// Either one description applies to all sections, or a provider is called for each of them.
///
/// Known gap: a group that is wider than the estimate of several measured items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var kept: UICollectionViewCompositionalLayoutConfiguration
  /// The current solution; `nil` if it is invalid.
  private var solved: SolvedLayout?
  /// The previous solution with its measured sizes, translated to the current items.
  private var earlier: LayoutSolution?
  private var turns = SizeTurns()
  /// The configuration of every section of a layout that is one list.
  var listConfiguration: UICollectionLayoutListConfiguration?
  /// The rounding of lengths to pixels; recorded cases of an older system set the older model.
  package var rounding = PixelGrid.Rounding.modern {
    didSet { if rounding != oldValue { invalidateLayout() } }
  }

  /// Creates a layout with one description for all sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    kept = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout with one description for all sections, and a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    kept = Self.copied(configuration)
    super.init()
  }

  /// Creates a layout whose sections are described by `sectionProvider`.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    kept = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections are described by `sectionProvider`, with a configuration.
  ///
  /// The provider is called for each section once every time the layout is solved.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    kept = Self.copied(configuration)
    super.init()
  }

  /// Returns `nil`.
  ///
  /// Differs from UIKit: a layout cannot be created from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The configuration of the layout as a whole.
  ///
  /// Setting it invalidates the layout.
  ///
  /// Copied when it is set and when it is returned.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { Self.copied(kept) }
    set {
      kept = Self.copied(newValue)
      invalidateLayout()
    }
  }

  private static func copied(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
  }

  // MARK: Solving

  /// Solves the layout, unless the current solution is still valid, as after a change of only the content
  /// offset or of one element's size.
  ///
  /// - Complexity: O(sections), and O(measured elements) of sections whose description changed.
  open override func prepare() {
    super.prepare()
    guard let collectionView, solved == nil || isOutdated else { return }
    let engine = collectionView.engine
    let room = LayoutConditions(of: collectionView, rounding: rounding)
    let (counts, generation) = (engine.knownCounts, engine.generation)
    guard let sections = describe(counts, in: room, for: engine) else { return }
    let new = SolvedLayout(
      room: room, counts: counts, configuration: kept, sections: sections,
      keeping: solved?.solution ?? earlier)
    guard engine.generation == generation else { return }
    solved = new
    earlier = nil
    engine.counters.layoutSolves += 1
  }

  /// Returns the provider's description of each section; `nil` if the application changed its data, or the
  /// layout, meanwhile, so that the sections may no longer exist.
  private func describe(
    _ counts: DataCounts, in room: LayoutConditions, for engine: CollectionEngine
  ) -> [NSCollectionLayoutSection?]? {
    let (generation, environment) = (engine.generation, room.environment)
    var sections: [NSCollectionLayoutSection?] = []
    for section in counts.items.indices {
      sections.append(provider(section, environment))
      guard engine.generation == generation else { return nil }
    }
    return sections
  }

  package override var hearsUpdates: Bool {
    type(of: self) != UICollectionViewCompositionalLayout.self
  }

  /// Whether the view's size, margins or traits differ from those the layout was solved for.
  package override var isOutdated: Bool {
    guard let solved, let collectionView else { return false }
    return solved.room != LayoutConditions(of: collectionView, rounding: rounding)
  }

  /// The size of the whole content, in points.
  open override var collectionViewContentSize: CGSize { solved?.solution.contentSize ?? .zero }

  /// Discards the solution, unless only the offset or one element's size changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .scroll, .preferredSize: break
    case .update, .outside:
      if context.cause == .outside { turns = SizeTurns() }
      earlier = earlier ?? solved?.solution
      solved = nil
    case .reload:
      turns = SizeTurns()
      solved = nil
      earlier = nil
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether new bounds invalidate the layout: `true` for another size, while elements are pinned,
  /// and while the layout is not solved.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let solved else { return true }
    return newBounds.size != solved.room.container.size || solved.solution.hasPinnedElements
  }

  /// The current solution; `nil` if it is invalid.
  package var solution: LayoutSolution? { solved?.solution }

  override var listGround: ListGround? {
    guard let solved, solved.sections.isEmpty else { return solved?.listGround }
    return listConfiguration.map { ListGround(color: $0.groundColor, isBare: true) }
  }

  // MARK: Queries

  /// Returns the attributes of the elements in `rect`; those of orthogonal sections without their own
  /// scrolling.
  ///
  /// - Complexity: O(log n + elements of the groups in `rect`).
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solved else { return nil }
    let placements = solved.solution.placements(in: rect, visible: visibleBounds)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(placements.count)
    for placement in placements { found.append(attributes(placement, in: solved)) }
    return found
  }

  /// Returns the attributes of the cell at `indexPath`, or `nil` if there is no such item.
  ///
  /// - Complexity: O(log n).
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .cell(section: indexPath.section, item: indexPath.item))
  }

  /// Returns the attributes of a supplementary view, or `nil` if there is none.
  ///
  /// - Complexity: O(log n).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = indexPath.elementPlace else { return nil }
    return attributes(of: .supplementary(elementKind, section: place.section, item: place.item))
  }

  /// Returns the attributes of a section's background, or `nil` if there is none.
  ///
  /// - Complexity: O(log n).
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = indexPath.elementPlace else { return nil }
    return attributes(of: .decoration(elementKind, section: place.section, item: place.item))
  }

  private func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    guard let solved,
      let placement = solved.solution.placement(of: element, visible: visibleBounds)
    else { return nil }
    return attributes(placement, in: solved)
  }

  private func attributes(
    _ placement: ElementPlacement, in solved: SolvedLayout
  ) -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    let attributes = UICollectionViewLayoutAttributes.make(
      of: named as? UICollectionViewLayoutAttributes.Type, placement)
    if let element = solved.listElement(of: placement.element) { attributes.listElement = element }
    return attributes
  }

  private var visibleBounds: VisibleBounds? {
    collectionView.map {
      VisibleBounds(rect: $0.bounds, adjustedContentInset: $0.adjustedContentInset)
    }
  }

  // MARK: Measuring

  /// Returns whether the view prefers another size on an axis with an estimated size.
  ///
  /// The result is `false` for an element whose size is frozen because it oscillated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if let element = originalAttributes.layoutElement, turns.isFrozen(element) { return false }
    return measuredSize(preferredAttributes, originalAttributes) != originalAttributes.size
  }

  /// Returns a context that invalidates the element, after recording the size that its view prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let element = originalAttributes.layoutElement else { return context }
    let wanted = measuredSize(preferredAttributes, originalAttributes)
    let (wasFrozen, wasCounting) = (turns.isFrozen(element), turns.isCounting)
    let size = turns.settled(wanted, from: solved?.measuredSize(of: element), of: element)
    if !wasCounting, turns.isCounting { countUntilRest() }
    if !wasFrozen, turns.isFrozen(element) { reportFrozen(element, originalAttributes) }
    solved?.setMeasured(size, of: element)
    let path = originalAttributes.indexPath
    if let kind = originalAttributes.representedElementKind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    } else {
      context.invalidateItems(at: [path])
    }
    return context
  }

  /// Returns the preferred size on the axes that were estimated, rounded up to pixels.
  private func measuredSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> CGSize {
    guard let grid = solved?.room.container.grid else { return original.size }
    let wanted = preferred.size
    let size = CGSize(width: grid.ceiled(wanted.width), height: grid.ceiled(wanted.height))
    return original.selfSizing.size(preferred: size, original: original.size)
  }

  package override func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !attributes.selfSizing.isEmpty
  }

  package override var namesEstimates: Bool { true }

  package override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    kind == ListBackgroundView.kind ? ListBackgroundView.self : super.decorationClass(ofKind: kind)
  }

  package override func carryOver(_ plan: UpdatePlan) {
    turns.rename { element in
      plan.newElement(
        element,
        isSectionElement: isSectionElement(ofKind: element.kind ?? "", section: element.section))
    }
    earlier = solved?.solution ?? earlier
    earlier?.apply(plan.layoutUpdate)
  }

  override func unfreeze(where isChanged: (ElementKey) -> Bool) {
    turns.rename { isChanged(ElementKey($0)) ? nil : $0 }
  }

  package override func isSectionElement(ofKind kind: String, section: Int) -> Bool {
    solved?.isBoundaryItem(ofKind: kind, section: section) ?? true
  }

  // MARK: Orthogonal sections

  package override func orthogonalSections(in rect: CGRect) -> [Int] {
    solved?.solution.visibleOrthogonalSections(in: rect) ?? []
  }

  package override func orthogonalArea(ofSection section: Int) -> OrthogonalArea? {
    guard let solved, var area = solved.solution.orthogonalSection(section).map(OrthogonalArea.init)
    else { return nil }
    if let description = solved.description(ofSection: section) {
      area.motion = OrthogonalMotion(
        description.orthogonalScrollingProperties, turnsPages: area.turnsPages)
      if let loop = loop(ofSection: section) {
        area.loop = loop
        let reach = SectionLoop.reach * loop.period
        area.range = -reach...reach
      }
    }
    return area
  }

  package override func orthogonalAttributes(
    ofSection section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let solved else { return [] }
    let solution = solved.solution
    guard let loop = loop(ofSection: section), let area = solution.orthogonalSection(section) else {
      return solution.orthogonalPlacements(section: section, in: rect)
        .map { attributes($0, in: solved) }
    }
    let isHorizontal = loop.axis == .horizontal
    let start = isHorizontal ? rect.minX - area.frame.minX : rect.minY - area.frame.minY
    let length = isHorizontal ? rect.width : rect.height
    var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    func distance(_ frame: CGRect) -> CGFloat {
      abs(isHorizontal ? frame.midX - rect.midX : frame.midY - rect.midY)
    }
    // The insets of the section may belong to the previous lap.
    for lap in loop.laps(in: start - loop.period...start + length) {
      let place = loop.moved(rect, by: -lap)
      for placement in solution.orthogonalPlacements(section: section, in: place) {
        let attributes = attributes(placement, in: solved)
        attributes.frame = loop.moved(attributes.frame, by: lap)
        let key = ElementKey(attributes)
        if let other = found[key], distance(other.frame) <= distance(attributes.frame) { continue }
        found[key] = attributes
      }
    }
    return found.values.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the loop of an orthogonal section without ends; `nil` if it has ends, or too little content to
  /// fill the view while each item is visible only once.
  package func loop(ofSection section: Int) -> SectionLoop? {
    guard let solved, let description = solved.description(ofSection: section), description.loops,
      let area = solved.solution.orthogonalSection(section),
      let period = area.loopPeriod(of: description)
    else { return nil }
    return SectionLoop(period: period, axis: area.scrollDirection)
  }

  package override func orthogonalPage(
    ofSection section: Int, at offset: CGFloat
  ) -> (page: CGFloat, count: Int)? {
    guard let area = solved?.solution.orthogonalSection(section) else { return nil }
    let period = loop(ofSection: section)?.period
    return (area.page(at: offset, period: period), area.pageCount)
  }

  package override func orthogonalOffset(ofSection section: Int, page: Int) -> CGFloat? {
    solved?.solution.orthogonalSection(section)?
      .offset(ofPage: page, period: loop(ofSection: section)?.period)
  }

  package override func orthogonalRestingOffset(
    ofSection section: Int, proposed: CGFloat
  ) -> CGFloat {
    guard let area = solved?.solution.orthogonalSection(section) else { return proposed }
    if let loop = loop(ofSection: section) {
      return area.loopedRest(proposed, period: loop.period)
    }
    return area.restingOffset(proposed: proposed)
  }

  package override func observesVisibleItems(section: Int) -> Bool {
    solved?.description(ofSection: section)?.visibleItemsInvalidationHandler != nil
  }

  package override func notifyVisibleItems(_ items: [VisibleItem], section: Int, window: CGRect) {
    guard let solved, let collectionView,
      let handler = solved.description(ofSection: section)?.visibleItemsInvalidationHandler
    else { return }
    let environment = LayoutEnvironment(size: window.size, traits: collectionView.traitCollection)
    handler(items, window.origin, environment)
  }
}

extension UICollectionViewCompositionalLayout {
  /// The current solution; `nil` if it is invalid.
  var lastSolved: SolvedLayout? { solved }

  /// Returns whether the size of an element is frozen because it oscillated.
  package func isFrozen(_ element: LayoutElement) -> Bool { turns.isFrozen(element) }

  private func countUntilRest() {
    collectionView?.engine.afterNextFrame { [weak self] in self?.turns.frameEnded(isAtRest: $0) }
  }

  private func reportFrozen(
    _ element: LayoutElement, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let name = collectionView?.engine.nameOfView(for: attributes) ?? attributes.indexPath.words
    turns.report(on: element, named: name).map(Diagnostics.report)
  }
}
