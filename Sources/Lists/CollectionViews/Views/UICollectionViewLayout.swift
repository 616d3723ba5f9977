// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// Says where the elements of a collection view are; the base of all layouts.
///
/// A layout of your own overrides `prepare()` to calculate, `collectionViewContentSize`,
/// `layoutAttributesForElements(in:)` and the questions for single elements to answer. The
/// collection view calls `prepare()` before any question, and again after each invalidation.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, _NamedMembers {
  @Unheld private var owner: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// What makes decoration views of kinds that were registered with a nib.
  var decorationMakers: [String: ViewMaker] = [:]
  /// Whether `prepare()` runs.
  package var isBeingPrepared = false

  /// A layout that belongs to no collection view yet.
  public override init() {
    super.init()
    TearDown.onMain(self)
  }

  /// A layout as an interface file describes it; as `init()` makes it with another coder.
  public required init?(coder: NSCoder) {
    super.init()
    TearDown.onMain(self)
    coder.fill(self, as: UICollectionViewLayout.self)
  }

  /// The view whose layout this is.
  open var collectionView: UICollectionView? { owner }

  /// The class of the attributes that the layout makes; one of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout makes; one of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Direction

  /// The direction of reading that the layout was written for; left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view's coordinates run from right to left where people read in the other
  /// direction than the layout was written for; `false` unless overridden.
  ///
  /// What the layout answers stays as it is: an offset of zero shows the edge where lines begin.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Calculating

  /// Calculates what the questions below will be asked; called first, and after each invalidation.
  open func prepare() {}

  /// The size of everything together, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Attributes of every element in `rect`, in content coordinates; `nil` unless
  /// overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Attributes of the cell at `indexPath`; `nil` unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Attributes of a supplementary view; `nil` when there is none, and unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Attributes of a decoration view; `nil` when there is none, and unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where scrolling is to end instead of at `proposedContentOffset` when a finger lets go;
  /// the proposal itself unless overridden.
  ///
  /// `velocity` is in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// The content offset after an update or a change of layout; the proposal itself unless
  /// overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Forgets everything: `prepare()` runs before the next question.
  ///
  /// Calls `invalidateLayout(with:)` once, with a fresh context of the layout's class.
  open func invalidateLayout() {
    invalidateLayout(with: freshContext())
  }

  /// Forgets what `context` marks; an override calls `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.isOfEngine { owner?.work.layoutWasInvalidated(context) }
  }

  /// Whether the layout has to be prepared again for `newBounds`; `false` unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What to calculate again for `newBounds`: a fresh context that marks nothing.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    freshContext()
  }

  /// Whether a view's wish for other attributes changes the layout; by default, when the sizes
  /// differ.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    heedsPreferences = false
    return preferredAttributes.size != originalAttributes.size
  }

  /// Whether views with constraints are asked for the height these give them, though the layout says
  /// nothing of estimates: until its rule for what views prefer turns out not to be its own.
  package internal(set) final lazy var heedsPreferences = !namesEstimates

  /// Whether attributes of the layout say which axes are estimates.
  package var namesEstimates: Bool { false }

  /// What to calculate again because of a view's wish: a fresh context that marks nothing.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    freshContext()
  }

  // MARK: Updates

  /// Called after `prepare()` when an update is shown, with everything it changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when an update is shown; what an override changes is animated with the rest.
  open func finalizeCollectionViewUpdates() {}

  /// Called after `prepare()` when the view's size changes inside an animation; `oldBounds` is what
  /// was visible before.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when the new size of the view is laid out, inside the animation.
  open func finalizeAnimatedBoundsChange() {}

  /// Where the cell of an item comes from in an animated update; `nil`, the default: an inserted one
  /// fades in, others slide in from where they were.
  ///
  /// Differs from UIKit: asked for cells that come into sight only, not for those that stay.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where the cell of an item, named by its place before the update, goes in an animated update;
  /// `nil`, the default: a deleted one fades out, others slide out to where they are now.
  ///
  /// Differs from UIKit: asked for cells that go out of sight only, not for those that stay.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view comes from; see `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view goes; see `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a decoration view comes from; see `initialLayoutAttributesForAppearingItem(at:)`.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a decoration view goes; see `finalLayoutAttributesForDisappearingItem(at:)`.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where new supplementary views of a kind come with an update, by their places after it.
  ///
  /// Asked after `prepare(forCollectionViewUpdates:)` for every kind in sight; none unless overridden.
  /// Elsewhere, views that there were before stay.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Where decoration views of a kind come with an update; see
  /// `indexPathsToInsertForSupplementaryView(ofKind:)`.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Which supplementary views of a kind go with an update, by their places before it.
  ///
  /// None unless overridden. Where there is such an element after the update, it gets another view.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Which decoration views of a kind go with an update; see
  /// `indexPathsToDeleteForSupplementaryView(ofKind:)`.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// The place that an item takes while the user holds its middle at `position`, in content
  /// coordinates.
  ///
  /// By default that of the item which is at `position`; where none is, `previousIndexPath`.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    owner?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// Attributes of an item while the user holds its middle at `position`, in content coordinates;
  /// by default those of its place, there and in front of the others.
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

  /// What to calculate again while the user moves items; an override calls `super`.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext()
    context.note(targets: targetIndexPaths, previous: previousIndexPaths, position: targetPosition)
    return context
  }

  /// What to calculate again when the user has put items down, or back; an override calls `super`.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext()
    context.note(targets: indexPaths, previous: previousIndexPaths, position: .zero)
    return context
  }

  // MARK: Transitions

  /// Called on the layout that `newLayout` replaces, before it does.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called on the layout that replaces `oldLayout`, before it does.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts when one has replaced the other.
  open func finalizeLayoutTransition() {}

  // MARK: Decoration views

  /// Makes decoration views of kind `elementKind` from `viewClass`; `nil` forgets the kind.
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

  // MARK: The seam to the collection view

  /// The kinds of decoration views that have a class.
  package var decorationKinds: Set<String> { Set(decorationClasses.keys) }

  /// The class registered for decoration views of `kind`.
  package func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind]
  }

  /// Tells the layout whose layout it is; `nil` when it is replaced.
  ///
  /// A view that had the layout says so still, and shows no elements.
  package func attach(to collectionView: UICollectionView?) {
    if let collectionView, let owner, owner !== collectionView {
      // The layout serves its last view; the one before is left without places (ours).
      self.owner = nil
      owner.loseLayout()
    }
    owner = collectionView
  }

  /// A context of the layout's class that marks nothing.
  package func freshContext() -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    return (named as? UICollectionViewLayoutInvalidationContext.Type)?.init()
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// The sections that touch `rect` and scroll by themselves; none unless the layout has such.
  ///
  /// - Complexity: O(the sections that touch `rect`).
  package func orthogonalSections(in rect: CGRect) -> [Int] { [] }

  /// The protocols that the layout asks the collection view's delegate for, each as `any` protocol.
  var delegateProtocols: [Any.Type] { [] }

  /// The color behind the sections of a list; nil: the layout has no list sections.
  var listGround: ListGround? { nil }

  /// The scroll area of an orthogonal section; `nil` when `section` is none.
  package func orthogonalArea(ofSection section: Int) -> OrthogonalArea? { nil }

  /// Attributes of the cells of an orthogonal section that touch `rect`, both in content
  /// coordinates before the section's own scrolling.
  package func orthogonalAttributes(
    ofSection section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    []
  }

  /// Where the section rests when nothing moves it and it is left at `proposed`.
  package func orthogonalRestingOffset(ofSection section: Int, proposed: CGFloat) -> CGFloat {
    proposed
  }

  /// The page of an orthogonal section at an offset, with the way to the next one as its fraction,
  /// and how many there are; `nil` when `section` is none.
  package func orthogonalPage(
    ofSection section: Int, at offset: CGFloat
  ) -> (page: CGFloat, count: Int)? {
    nil
  }

  /// The offset along its axis at which a page of an orthogonal section is in its place, in points.
  package func orthogonalOffset(ofSection section: Int, page: Int) -> CGFloat? { nil }

  /// Calls the application's handler of `section`, if it has one, with the section's own scroll
  /// offset and room as `window`.
  package func notifyVisibleItems(_ items: [VisibleItem], section: Int, window: CGRect) {}

  /// Whether `section` has a handler for visible items.
  package func observesVisibleItems(section: Int) -> Bool { false }

  /// Whether the view of kind `kind` belongs to the section as a whole, so that it stays with it
  /// when items come and go.
  package func isSectionElement(ofKind kind: String, section: Int) -> Bool { true }

  /// Whether the view of an element is asked for the size it prefers.
  package func asksForPreferredAttributes(
    of attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    attributes.representedElementCategory != .decorationView
  }

  /// Whether the layout is told of updates; one that does nothing with them need not be.
  package var hearsUpdates: Bool { true }

  /// Whether what was prepared no longer fits the collection view, though nobody invalidated it.
  package var isOutdated: Bool { false }

  /// Carries what is remembered by index path over to the index paths after an update.
  package func carryOver(_ plan: UpdatePlan) {}

  /// Lets elements whose contents changed change their sizes again, where sizes are held.
  func unfreeze(where isChanged: (ElementKey) -> Bool) {}

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
