// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionContracts
import MullionViewTree

/// A layout that arranges items in consecutive lines, like words in a text.
///
/// Items of one length form a grid; others are distributed over their line, except on the last. Headers and
/// footers span the full width across the scroll axis. Sizes and spacings come from the layout or from its
/// delegate: ``UICollectionViewDelegateFlowLayout``. With `estimatedItemSize`, cells are self-sizing.
///
/// Known gap: headers and footers are not self-sizing.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A value for `estimatedItemSize` that makes cells self-sizing, with `itemSize` as the estimate.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  override var delegateProtocols: [Any.Type] { [(any UICollectionViewDelegateFlowLayout).self] }

  private var metrics: [FlowMetrics]?
  private var solved: FlowSolution?
  private var measures = FlowMeasures()
  private var turns = SizeTurns()
  /// The inputs for which items were measured.
  private var measuredRoom: FlowConditions?
  /// Whether there is no flow layout delegate, or the delegate was queried for a size and does not implement
  /// the method.
  var delegateLeavesSizesOut = false

  // MARK: Properties

  /// The gap between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  /// The minimum gap between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }
  /// The size of items, in points, unless the delegate provides others.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// The estimated size of items until their cells are measured; zero disables self-sizing.
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
  /// The axis along which the layout scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// The size of headers.
  ///
  /// Only its length along the scroll axis is used; zero means no headers.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
  /// The size of footers.
  ///
  /// Only its length along the scroll axis is used; zero means no footers.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
  /// The insets around the lines of each section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  /// The reference from which section insets are measured.
  ///
  /// Setting it does not invalidate the layout.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay visible as long as their sections are visible; `false` by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay visible as long as their sections are visible; `false` by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  private func changed(_ isChanged: Bool) {
    guard isChanged else { return }
    metrics = nil
    solved = nil
    if !isBeingPrepared { invalidateLayout() }
  }

  /// The class of invalidation contexts: ``UICollectionViewFlowLayoutInvalidationContext``.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Solving

  var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  private var sizesItself: Bool { estimatedItemSize != .zero }

  private var standardSize: CGSize {
    guard sizesItself else { return itemSize }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  private func room(of view: UICollectionView) -> FlowConditions {
    FlowConditions(of: view, axis: axis, reference: sectionInsetReference)
  }

  /// Prepares the layout.
  ///
  /// The layout is solved lazily, so that an override may set properties after `super.prepare()`.
  open override func prepare() { super.prepare() }

  /// The solved positions of all elements; `nil` without a collection view.
  ///
  /// - Complexity: O(sections) the first time after an invalidation, O(items) more if the delegate provides
  ///   sizes, and O(m log m + m s) more for m measured items in s sections; then O(1).
  private var solution: FlowSolution? {
    if let solved { return solved }
    guard let collectionView else { return nil }
    let room = room(of: collectionView)
    if let measuredRoom, measuredRoom.across != room.across || measuredRoom.axis != room.axis {
      measures = FlowMeasures()
    }
    measuredRoom = room
    let engine = collectionView.engine
    let asked = engine.invalidations
    let sections =
      metrics
      ?? FlowMetrics.all(
        of: self, in: collectionView, standard: FlowMetrics.checked(standardSize))
    // If the delegate invalidated the layout during the query, query it again next time.
    if asked == engine.invalidations { metrics = sections }
    var new = FlowSolution(room: room, metrics: sections)
    if sizesItself, let average = measures.average {
      for path in measures.all.keys.sorted() where new.exists(path.section, path.item) {
        guard let size = measures[path] else { continue }
        new.setMeasured(size, section: path.section, item: path.item, standard: average)
      }
    }
    if asked == engine.invalidations { solved = new }
    engine.counters.layoutSolves += 1
    return new
  }

  /// Whether the inputs, including the reference for insets, differ from those that were solved for.
  package override var isOutdated: Bool {
    guard let solved, let collectionView else { return false }
    return solved.room != room(of: collectionView)
  }

  /// The size of the whole content, in points.
  open override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

  // MARK: Invalidation

  /// Discards the parts that `context` invalidates: the metrics of the delegate and the lines, only the
  /// lines, or none; after a reload the measured sizes as well.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    switch context.cause {
    case .preferredSize: break
    case .scroll:
      if flow?.asksDelegate == true { (metrics, solved) = (nil, nil) }
    case .reload:
      measures = FlowMeasures()
      turns = SizeTurns()
      (metrics, solved) = (nil, nil)
    case .update:
      (metrics, solved) = (nil, nil)
    case .outside:
      turns = SizeTurns()
      if flow?.invalidateFlowLayoutDelegateMetrics ?? true { metrics = nil }
      if flow?.invalidateFlowLayoutAttributes ?? true { solved = nil }
      if metrics == nil { solved = nil }
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether new bounds invalidate the layout.
  ///
  /// The result is `true` if the available length across the scroll axis, the reference of the section insets
  /// or the display scale changed, if headers or footers are pinned, and while the layout is not solved.
  /// Another length along the scroll axis alone does not invalidate it. `newBounds` is not read; the current
  /// state of the collection view is compared.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let solved else { return true }
    return room(of: collectionView) != solved.room
      || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  package override func carryOver(_ plan: UpdatePlan) {
    measures.rename(plan.newPath)
    turns.rename { plan.newElement($0, isSectionElement: false) }
  }

  override func unfreeze(where isChanged: (ElementKey) -> Bool) {
    turns.rename { isChanged(ElementKey($0)) ? nil : $0 }
  }

  // MARK: Queries

  /// Returns the attributes of the elements in `rect`.
  ///
  /// - Complexity: O((s + 1) log n + k) for s sections and k items in the lines that intersect `rect`, once
  ///   the layout is solved.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    solution?.elements(in: rect, pinning: pinning).map(attributes)
  }

  /// Returns the attributes of the cell at `indexPath`, or `nil` if there is no such item.
  ///
  /// - Complexity: O(log n + items of a line), once the layout is solved.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = indexPath.elementPlace else { return nil }
    return solution?.cell(section: place.section, item: place.item).map(attributes)
  }

  /// Returns the attributes of a header or footer, or `nil` if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = indexPath.elementPlace, place.item == 0 else { return nil }
    let element =
      switch elementKind {
      case UICollectionView.elementKindSectionHeader: solution?.header(of: place.section, pinning)
      case UICollectionView.elementKindSectionFooter: solution?.footer(of: place.section, pinning)
      default: nil as FlowElement?
      }
    return element.map(attributes)
  }

  private var pinning: FlowSolution.Pinning {
    let window = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    return FlowSolution.Pinning(
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds,
      window: window)
  }

  /// The stacking order of pinned elements, in front of the cells that scroll under them.
  private static let depthOfPinned = 10

  private func attributes(_ element: FlowElement) -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    let attributes =
      ((named as? UICollectionViewLayoutAttributes.Type) ?? UICollectionViewLayoutAttributes.self)
      .init()
    switch element.name {
    case .cell(let section, let item):
      attributes.name(.cell, kind: nil, indexPath: IndexPath(item: item, section: section))
      attributes.selfSizing = SelfSizingAxes(width: sizesItself, height: sizesItself)
    case .header(let section):
      attributes.name(
        .supplementaryView, kind: UICollectionView.elementKindSectionHeader,
        indexPath: IndexPath(item: 0, section: section))
    case .footer(let section):
      attributes.name(
        .supplementaryView, kind: UICollectionView.elementKindSectionFooter,
        indexPath: IndexPath(item: 0, section: section))
    }
    attributes.frame = element.frame
    if element.isPinned { attributes.zIndex = Self.depthOfPinned }
    attributes.isPinned = element.isDisplaced
    return attributes
  }

  // MARK: Measuring

  package override var namesEstimates: Bool { true }

  package override func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    sizesItself && attributes.representedElementCategory == .cell
  }

  /// Returns whether the cell prefers another size, while items are self-sizing.
  ///
  /// A preferred size that equals the current one is recorded as measured. The result is `false` for an item
  /// whose size is frozen because it oscillated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksForPreferredAttributes(of: originalAttributes),
      originalAttributes.layoutElement.map({ !turns.isFrozen($0) }) ?? false
    else { return false }
    let size = preferredAttributes.size
    if size != originalAttributes.size { return true }
    // Record a size that was correct by chance as measured as well, so that it stays.
    if measures[originalAttributes.indexPath] == nil {
      record(size, at: originalAttributes.indexPath)
    }
    return false
  }

  private func record(_ size: CGSize, at path: IndexPath) {
    measures.set(size, at: path)
    guard let average = measures.average, solved?.exists(path.section, path.item) == true else {
      return
    }
    solved?.setMeasured(size, section: path.section, item: path.item, standard: average)
  }

  /// Returns a context that invalidates the item, after recording the size that its cell prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let element = originalAttributes.layoutElement, element.category == .cell else {
      return context
    }
    let path = originalAttributes.indexPath
    let wanted = FlowMetrics.checked(preferredAttributes.size, at: path)
    let (wasFrozen, wasCounting) = (turns.isFrozen(element), turns.isCounting)
    let size = turns.settled(wanted, from: measures[path], of: element)
    if !wasCounting, turns.isCounting {
      collectionView?.engine.afterNextFrame { [weak self] in self?.turns.frameEnded(isAtRest: $0) }
    }
    if !wasFrozen, turns.isFrozen(element) {
      let name = collectionView?.engine.nameOfView(for: originalAttributes) ?? path.words
      turns.report(on: element, named: name).map(Diagnostics.report)
    }
    record(size, at: path)
    context.invalidateItems(at: [path])
    return context
  }
}
