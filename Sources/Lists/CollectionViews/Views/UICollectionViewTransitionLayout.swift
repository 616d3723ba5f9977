// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts

/// A layout that interpolates between two other layouts.
///
/// It is the view's layout during an interactive transition, or when the application installs it. Set
/// `transitionProgress`, 0 for the current layout and 1 for the next one, to move the elements.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Traps: a transition layout requires two layouts.
  ///
  /// Differs from UIKit: it cannot be created from an archive.
  public required init?(coder: NSCoder) {
    contractBroken(
      "a transition layout can't be created from an archive; create it with "
        + "init(currentLayout:nextLayout:)")
  }

  /// The layout at progress 0.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout at progress 1.
  open var nextLayout: UICollectionViewLayout { next }

  /// The progress of the transition; not limited to 0…1.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// Stores a custom value for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the stored value for a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    current.prepare()
    next.prepare()
  }

  /// Invalidates both layouts if the data changed or one of them is outdated, in addition to this layout.
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

  /// The interpolated content size of both layouts, in points.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  /// Returns the interpolated attributes of the elements that are in `rect` in either layout.
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

  /// Returns the interpolated attributes of a cell.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      current.layoutAttributesForItem(at: indexPath), next.layoutAttributesForItem(at: indexPath))
  }

  /// Returns the interpolated attributes of a supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      current.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      next.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Returns the interpolated attributes of a decoration view.
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

  // MARK: Interpolation

  /// Returns interpolated attributes; an element in only one of the layouts fades.
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

  /// Returns the attributes of an orthogonal section's element at its visible position.
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
