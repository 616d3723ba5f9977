// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// The base class of layouts, which determine the frames of a collection view's elements.
///
/// A custom layout overrides `prepare()` to compute, and `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and the methods for single elements to return the results. The
/// collection view calls `prepare()` before any of them, and again after each invalidation.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, _NamedMembers {
  @Unheld private var owner: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The factories of decoration views for kinds that were registered with a nib.
  var decorationMakers: [String: ViewMaker] = [:]
  /// Whether `prepare()` is running.
  package var isBeingPrepared = false

  /// Creates a layout that belongs to no collection view yet.
  public override init() {
    super.init()
    TearDown.onMain(self)
  }

  /// Creates a layout from an interface file; with another coder, the same as `init()`.
  public required init?(coder: NSCoder) {
    super.init()
    TearDown.onMain(self)
    coder.fill(self, as: UICollectionViewLayout.self)
  }

  /// The collection view that uses the layout; `nil` if there is none.
  open var collectionView: UICollectionView? { owner }

  /// The class of the layout's attributes, a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts, a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Direction

  /// The layout direction that the layout was developed for; left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view's coordinates are mirrored if its layout direction differs from
  /// `developmentLayoutDirection`; `false` unless overridden.
  ///
  /// The layout's results are not changed: an offset of zero displays the edge at which lines begin.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Calculation

  /// Computes the layout; called before any query, and after each invalidation.
  open func prepare() {}

  /// The size of the whole content, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of every element in `rect`, in content coordinates; `nil` unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of the cell at `indexPath`; `nil` unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; `nil` if there is none, and unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a decoration view; `nil` if there is none, and unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the offset at which scrolling ends after a drag, instead of `proposedContentOffset`; the
  /// proposal itself unless overridden.
  ///
  /// `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset after an update or a change of layout; the proposal itself unless overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Invalidates the whole layout: `prepare()` is called before the next query.
  ///
  /// Calls `invalidateLayout(with:)` once, with a new context of the layout's class.
  open func invalidateLayout() {
    invalidateLayout(with: freshContext())
  }

  /// Invalidates the parts that `context` specifies; an override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.isOfEngine { owner?.work.layoutWasInvalidated(context) }
  }

  /// Returns whether the layout has to be prepared again for `newBounds`; `false` unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation context for `newBounds`: a new one without invalidated elements.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    freshContext()
  }

  /// Returns whether a view's preferred attributes change the layout; by default, whether the sizes differ.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    heedsPreferences = false
    return preferredAttributes.size != originalAttributes.size
  }

  /// Whether views with constraints are measured for their height although the layout does not mark
  /// estimates.
  ///
  /// `false` once a call has shown that the layout uses the default rule for preferred attributes.
  package internal(set) final lazy var heedsPreferences = !namesEstimates

  /// Whether the layout's attributes specify the axes with estimated sizes.
  package var namesEstimates: Bool { false }

  /// Returns the invalidation context for a view's preferred attributes: a new one without invalidated
  /// elements.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    freshContext()
  }

  // MARK: Updates

  /// Prepares for an update, called after `prepare()` with all changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Notifies the layout that an update is displayed; changes that an override makes are animated with it.
  open func finalizeCollectionViewUpdates() {}

  /// Prepares for an animated change of the view's size, called after `prepare()`; `oldBounds` was the
  /// visible area before.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Notifies the layout, inside the animation, that the content was laid out for the new size of the view.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the initial attributes of an item's cell in an animated update.
  ///
  /// By default `nil`: an inserted cell fades in, others move in from their old positions.
  ///
  /// Differs from UIKit: called only for cells that become visible, not for those that stay.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of an item's cell in an animated update, by its index path before the
  /// update.
  ///
  /// By default `nil`: a deleted cell fades out, others move out to their new positions.
  ///
  /// Differs from UIKit: called only for cells that leave the visible area, not for those that stay.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the initial attributes of a supplementary view; see
  /// `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of a supplementary view; see
  /// `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the initial attributes of a decoration view; see `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the final attributes of a decoration view; see `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the supplementary views of a kind that an update inserts, by their index paths after it.
  ///
  /// Called after `prepare(forCollectionViewUpdates:)` for every visible kind; none unless overridden. At
  /// other index paths, existing views stay.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that an update inserts; see
  /// `indexPathsToInsertForSupplementaryView(ofKind:)`.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that an update deletes, by their index paths before it.
  ///
  /// None unless overridden. If there is such an element after the update, it gets another view.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind that an update deletes; see
  /// `indexPathsToDeleteForSupplementaryView(ofKind:)`.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// Returns the index path that an item takes while its center is moved to `position`, in content
  /// coordinates.
  ///
  /// By default that of the item at `position`; if there is none, `previousIndexPath`.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Returns the attributes of an item while its center is moved to `position`, in content coordinates; by
  /// default those of its index path, centered there and in front of the others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int(Int16.max)
    return attributes
  }

  /// Returns the invalidation context for an interactive movement; an override calls `super`.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext()
    context.record(
      targets: targetIndexPaths, previous: previousIndexPaths, position: targetPosition)
    return context
  }

  /// Returns the invalidation context for the end or the cancellation of an interactive movement; an override
  /// calls `super`.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext()
    context.record(targets: indexPaths, previous: previousIndexPaths, position: .zero)
    return context
  }

  // MARK: Transitions

  /// Notifies the layout that `newLayout` is about to replace it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Notifies the layout that it is about to replace `oldLayout`.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Notifies the layout that a replacement is complete; called on both layouts.
  open func finalizeLayoutTransition() {}

  // MARK: Decoration views

  /// Registers a class for decoration views of kind `elementKind`; `nil` removes the registration.
  ///
  /// - Precondition: `viewClass` is a `UICollectionReusableView`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let reusable = viewClass as? UICollectionReusableView.Type
    require(
      viewClass == nil || reusable != nil,
      "\(viewClass.map { "\($0)" } ?? "nil") was registered for decoration views of kind "
        + "\"\(elementKind)\"; register a subclass of UICollectionReusableView")
    decorationClasses[elementKind] = reusable
    decorationMakers[elementKind] = nil
  }

  /// Registers the view in `nib` for decoration views of kind `elementKind`; `nil` removes the registration.
  ///
  /// - Precondition: The first view in the nib is a `UICollectionReusableView`.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    register(
      nib.map { _ in UICollectionReusableView.self }, forDecorationViewOfKind: elementKind)
    decorationMakers[elementKind] = nib.map { ViewMaker($0) }
  }

  // MARK: Interface to the collection view

  /// The registered kinds of decoration views.
  package var decorationKinds: Set<String> { Set(decorationClasses.keys) }

  /// Returns the class registered for decoration views of `kind`.
  package func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind]
  }

  /// Attaches the layout to a collection view; `nil` detaches it, because another layout replaces it.
  ///
  /// A view that used the layout before still returns it, but displays no elements.
  package func attach(to collectionView: UICollectionView?) {
    if let collectionView, let owner, owner !== collectionView {
      // The layout serves its last collection view; the previous one is left without elements (differs from
      // UIKit).
      self.owner = nil
      owner.loseLayout()
    }
    owner = collectionView
  }

  /// Returns a new context of the layout's class without invalidated elements.
  package func freshContext() -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    return (named as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Returns the orthogonal sections that intersect `rect`; none by default.
  ///
  /// - Complexity: O(log n + k) for n elements of the layout and k sections that intersect `rect`.
  package func orthogonalSections(in rect: CGRect) -> [Int] { [] }

  /// The protocols that the layout expects of the collection view's delegate, each as an `any` type.
  var delegateProtocols: [Any.Type] { [] }

  /// The color behind the sections of a list; `nil` if the layout has no list sections.
  var listGround: ListGround? { nil }

  /// Returns the scroll area of an orthogonal section; `nil` for other sections.
  package func orthogonalArea(ofSection section: Int) -> OrthogonalArea? { nil }

  /// Returns the attributes of the elements of an orthogonal section that intersect `rect`; both are in
  /// content coordinates without the section's own scrolling.
  package func orthogonalAttributes(
    ofSection section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    []
  }

  /// Returns the resting offset of the section for the offset `proposed`.
  package func orthogonalRestingOffset(ofSection section: Int, proposed: CGFloat) -> CGFloat {
    proposed
  }

  /// Returns the page of an orthogonal section at an offset, with the distance to the next one as its
  /// fraction, and the number of pages; `nil` for other sections.
  package func orthogonalPage(
    ofSection section: Int, at offset: CGFloat
  ) -> (page: CGFloat, count: Int)? {
    nil
  }

  /// Returns the offset along its axis at which an orthogonal section displays a page, in points.
  package func orthogonalOffset(ofSection section: Int, page: Int) -> CGFloat? { nil }

  /// Calls the application's handler of `section`, if there is one; `window` contains the section's own
  /// scroll offset and the size of its area.
  package func notifyVisibleItems(_ items: [VisibleItem], section: Int, window: CGRect) {}

  /// Returns whether `section` has a handler for visible items.
  package func observesVisibleItems(section: Int) -> Bool { false }

  /// Returns whether the view of kind `kind` belongs to the section as a whole, so that it stays with it when
  /// items are inserted and deleted.
  package func isSectionElement(ofKind kind: String, section: Int) -> Bool { true }

  /// Returns whether the preferred size of an element's view is measured.
  package func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    attributes.representedElementCategory != .decorationView
  }

  /// Whether the layout is notified of updates; unnecessary for one that does not handle them.
  package var hearsUpdates: Bool { true }

  /// Whether the prepared layout no longer fits the collection view, although it was not invalidated.
  package var isOutdated: Bool { false }

  /// Translates state that is stored by index path to the index paths after an update.
  package func carryOver(_ plan: UpdatePlan) {}

  /// Permits elements with changed contents to change their sizes again, if they were frozen.
  func unfreeze(where isChanged: (ElementKey) -> Bool) {}

  /// The members of the class that can be accessed by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
