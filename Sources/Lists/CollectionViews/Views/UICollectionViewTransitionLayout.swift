// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts

/// Places elements between where one layout has them and where another one does.
///
/// The view has it as its layout during an interactive transition, or as an application's own code
/// wants it. Set `transitionProgress`, 0 for the one layout and 1 for the other, to move the
/// elements.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// A layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Differs from UIKit: always traps; a transition without layouts can't be.
  public required init?(coder: NSCoder) {
    contractBroken(
      "a transition layout was asked for from an archive; make it with "
        + "init(currentLayout:nextLayout:)")
  }

  /// The layout at progress 0.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout at progress 1.
  open var nextLayout: UICollectionViewLayout { next }

  /// How far the transition is; not limited to 0…1.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Keeps a value of the application's own under a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value kept under a name; 0 when there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Placing

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    current.prepare()
    next.prepare()
  }

  /// Forgets what both layouts know of the data, when that changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts || isOutdated {
      for layout in [current, next] {
        let own = layout.freshContext()
        own.cause = context.cause
        layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  /// The size between those of both layouts, in points.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  /// Attributes of the elements that either layout has in `rect`, or that pass through it.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = [current, next].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
    var seen: Set<ElementKey> = []
    return found.compactMap { attributes in
      let key = ElementKey(attributes)
      guard seen.insert(key).inserted else { return nil }
      return mixed(current.attributes(of: key), next.attributes(of: key))
    }
  }

  /// Attributes of a cell between those of both layouts.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      current.layoutAttributesForItem(at: indexPath), next.layoutAttributesForItem(at: indexPath))
  }

  /// Attributes of a supplementary view between those of both layouts.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      current.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      next.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Attributes of a decoration view between those of both layouts.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      current.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      next.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }

  package override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    current.decorationClass(ofKind: kind) ?? next.decorationClass(ofKind: kind)
  }

  package override func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  package override func carryOver(_ plan: UpdatePlan) {
    current.carryOver(plan)
    next.carryOver(plan)
  }

  package override var isOutdated: Bool { current.isOutdated || next.isOutdated }

  // MARK: Mixing

  /// An element that only one layout has fades on its way.
  private func mixed(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let base = (to ?? from)?.duplicate() else { return nil }
    let start = from.map { place($0, in: current) } ?? base
    let end = to.map { place($0, in: next) } ?? base
    base.size = CGSize(
      width: mix(start.size.width, end.size.width), height: mix(start.size.height, end.size.height))
    base.center = CGPoint(
      x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
    base.alpha = mix(from == nil ? 0 : start.alpha, to == nil ? 0 : end.alpha)
    base.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
    base.isOrthogonal = false
    return base
  }

  /// What scrolls with its section stands where it is seen.
  private func place(
    _ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.isOrthogonal, layout === current, let collectionView,
      let own = collectionView.work.orthogonalOffset(ofSection: attributes.indexPath.section)
    else { return attributes }
    let placed = attributes.duplicate()
    placed.center.x -= own.x
    placed.center.y -= own.y
    return placed
  }

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }
}
