// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A view that displays data as cells arranged by a layout, and reuses cells that scroll out of sight.
///
/// A data source provides the numbers of items, and configures cells. A layout determines the frames. The
/// collection view creates views for the visible elements only.
///
/// This class is the public interface: `CollectionEngine` and its passes do the work, accessed as a
/// `CollectionWork`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The engine, as the view accesses it.
  private(set) lazy var work = maker.makeWork()
  private var maker: any CollectionWorking { self }
  /// The view that displays its rows with this view; `nil` if the view is used on its own.
  package weak var owner: (any CollectionOwning)?
  /// The controller for swipes of list rows.
  package private(set) lazy var swipes = SwipeController(self)
  private(set) lazy var indexTitles = IndexTitles<UICollectionView>(self)
  /// The handler for moving items with touches.
  package private(set) lazy var hand = MovementHand<UICollectionView>(self)
  private lazy var lifting = DragLift<UICollectionView>(in: self)
  /// The handler for drags from elsewhere; `nil` before the first one.
  var arrival: (any DropArriving)?
  /// The handler for context menus of items.
  private lazy var menus = maker.makeMenus()
  private(set) var layout: AssignedLayout<UICollectionViewLayout>

  /// Creates a collection view with the given frame, in points, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = AssignedLayout(layout)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUp()
  }

  private func setUp() {
    layout.placing.attach(to: self)
    steering = self
    inputHandler = self
    swipes.attach()
    addGestureRecognizer(lifting)
    addGestureRecognizer(BandSelection<UICollectionView>(in: self))
    _ = menus
  }

  /// Creates a collection view of size zero, for subclasses with a layout of their own.
  ///
  /// Such a subclass overrides `init(frame:collectionViewLayout:)` and passes its layout to `super`.
  ///
  /// - Precondition: The view has a layout when it is laid out; `UICollectionView()` has none.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: PlaceholderLayout())
  }

  /// The interaction that opens the context menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  /// Creates a view from an interface file, with the layout in it; returns `nil` if `coder` does not decode
  /// an interface file.
  public required init?(coder: NSCoder) {
    guard let file = coder as? any ObjectCoding else { return nil }
    layout = AssignedLayout(
      file.part("collectionViewLayout") as? UICollectionViewLayout ?? PlaceholderLayout())
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UICollectionView.self)
  }

  // MARK: Data and layout

  /// The delegate, which is notified of events of the elements and of scrolling; held weakly.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      UncalledMethods.report(of: newValue, or: collectionViewLayout.delegateProtocols)
      scrollDelegate = newValue
    }
  }

  /// The object that provides the data; held weakly.
  ///
  /// Setting it to another object reloads the data.
  @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      UncalledMethods.report(of: dataSource)
      sourceWatch.wasSet(dataSource)
      if dataSource !== oldValue { reloadData() }
    }
  }
  private(set) var sourceWatch = DataSourceWatch()

  /// The object that is notified of items that will probably be displayed soon.
  ///
  /// Held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { UncalledMethods.report(of: prefetchDataSource) }
  }

  /// Whether `prefetchDataSource` is notified.
  ///
  /// Differs from UIKit: cells are not created in advance.
  open var isPrefetchingEnabled = true

  /// The layout that arranges the elements.
  ///
  /// Setting it replaces the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout.named }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// The events after which visible cells are measured again.
  ///
  /// Other cells make space for a new size, animated unless animations are disabled.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Replaces the layout; if `animated`, views move to their new positions with an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls `completion` when all animations have ended; immediately without
  /// animation.
  ///
  /// `completion` receives `false` if the data was reloaded before the animations ended.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.layout.placing
    guard layout !== old else {
      adopt(layout)
      completion?(true)
      return
    }
    work.replaceLayout(
      old, by: layout, animated: animated, { self.adopt(layout) }, completion: completion)
  }

  /// Begins an interactive transition to `layout`.
  ///
  /// The returned layout is installed until the end of the transition. Its `transitionProgress` moves the
  /// elements between the current layout and `layout`.
  ///
  /// `completion` is called when all animations have ended after the end. It receives whether the transition
  /// was completed, and whether the animations finished.
  ///
  /// - Returns: The transition layout.
  /// - Precondition: No other interactive transition is in progress.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    work.startTransition(to: layout, completion: completion)
  }

  /// Finishes the interactive transition, and animates the elements to the new layout.
  open func finishInteractiveTransition() { work.endTransition(isCompleted: true) }

  /// Cancels the interactive transition, and animates the elements back to the old layout.
  open func cancelInteractiveTransition() { work.endTransition(isCompleted: false) }

  /// Replaces the layout by an empty one, because another view uses it now.
  func loseLayout() {
    let taken = layout.placing
    setCollectionViewLayout(UICollectionViewLayout(), animated: false)
    layout.named = taken
  }

  /// Stores a layout that is already attached.
  func adopt(_ layout: UICollectionViewLayout) { self.layout = AssignedLayout(layout) }

  /// Discards all data, the views of all elements and the selection; the data source is queried again before
  /// the next layout.
  open func reloadData() {
    indexTitles.invalidate()
    work.reloadData()
  }

  /// The number of sections of the data source.
  open var numberOfSections: Int { work.knownCounts.sectionCount }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: `section` exists.
  open func numberOfItems(inSection section: Int) -> Int {
    work.knownCounts.itemCount(section: section)
  }

  // MARK: Registration and dequeuing

  /// Registers a class for cells with the given identifier; `nil` removes the registration.
  ///
  /// - Precondition: `cellClass` is a `UICollectionViewCell`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    work.register(cellClass, for: .cell(identifier))
  }

  /// Registers a class for supplementary views of the given kind and identifier; `nil` removes the
  /// registration.
  ///
  /// - Precondition: `viewClass` is a `UICollectionReusableView`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    work.register(viewClass, for: .supplementary(elementKind, identifier))
  }

  /// Registers the view in `nib` for cells with the given identifier; `nil` removes the registration.
  ///
  /// - Precondition: The first view in the nib is a `UICollectionViewCell`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    work.register(nib, for: .cell(identifier))
  }

  /// Registers the view in `nib` for supplementary views of the given kind and identifier; `nil` removes the
  /// registration.
  ///
  /// - Precondition: The first view in the nib is a `UICollectionReusableView`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    work.register(nib, for: .supplementary(kind, identifier))
  }

  /// Returns a cell registered for `identifier`, reused or new.
  ///
  /// - Precondition: A class or a nib is registered for `identifier`.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    work.dequeueCell(identifier, at: indexPath)
  }

  /// Returns a supplementary view registered for its kind and identifier, reused or new.
  ///
  /// - Precondition: A class or a nib is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    work.dequeue(.supplementary(elementKind, identifier), at: indexPath)
  }

  // MARK: Visible elements

  /// The visible cells, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    work.elementsOnScreen(.cell, kind: "").compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the visible cells, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    work.elementsOnScreen(.cell, kind: "").map(\.key.indexPath)
  }

  /// Returns the cell of the item at `indexPath`, or `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    work.element(.cell(indexPath))?.view as? UICollectionViewCell
  }

  /// Returns the index path of a cell, or `nil` if it displays no item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    work.element(of: cell)?.key.indexPath
  }

  /// Returns the index path of a supplementary view, or `nil` if it displays no element.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    work.element(of: supplementaryView)?.key.indexPath
  }

  /// Returns the index path of the item at `point`, in the view's coordinates, or `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { work.item(at: point) }

  /// Returns the supplementary view of a kind at `indexPath`, or `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let key = ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    return work.element(key)?.view
  }

  /// Returns the visible supplementary views of a kind, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    work.elementsOnScreen(.supplementaryView, kind: elementKind).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in no particular order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    work.elementsOnScreen(.supplementaryView, kind: elementKind).map(\.key.indexPath)
  }

  /// Returns the layout's attributes of the cell at `indexPath`, or `nil` if the layout has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    work.prepareIfNeeded()
    return layout.placing.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout's attributes of a supplementary view, or `nil` if the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    work.prepareIfNeeded()
    return layout.placing.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls until the item is at `scrollPosition`, also within its orthogonal section.
  ///
  /// An empty `scrollPosition` scrolls by the minimum distance that makes the item visible.
  ///
  /// - Precondition: The item exists; `scrollPosition` contains at most one position for each axis.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    work.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// A view behind the content, as large as the visible area, that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether items can be selected; `true` by default.
  ///
  /// Setting it to `false` deselects all items.
  open var allowsSelection = true {
    didSet { if !allowsSelection { work.deselectAll() } }
  }

  /// Whether multiple items can be selected; `false` by default.
  ///
  /// Setting it to `false` deselects all selected items except the first one.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { work.keepOneSelected() } }
  }

  /// Whether the collection view is in editing mode; cells display their accessories for it.
  ///
  /// Changing it deselects all items.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes.close(animated: true)
      work.deselectAll()
      work.editingDidChange()
    }
  }

  /// Whether items can be selected in editing mode; `false` by default.
  open var allowsSelectionDuringEditing = false

  /// Whether multiple items can be selected in editing mode; `false` by default.
  ///
  /// Setting it to `true` also sets `allowsSelectionDuringEditing`.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
  }

  /// Whether items can currently be selected.
  var selectsNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether multiple items can currently be selected.
  package var selectsManyNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The index paths of the selected items, in ascending order; `nil` if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    let selected = work.selectedPaths
    return selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects an item and scrolls to it; `nil` deselects all items.
  ///
  /// If only one item can be selected, the other items are deselected. The delegate is not notified. An empty
  /// `scrollPosition` does not scroll. No-op while selection is not allowed.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard selectsNow else { return }
    guard let indexPath else { return work.deselectAll() }
    work.select(indexPath)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without notifying the delegate.
  ///
  /// No-op while selection is not allowed.
  ///
  /// Differs from UIKit: the change is not animated, whatever `animated` is.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selectsNow else { return }
    work.deselect(indexPath)
  }

  // MARK: Focus

  /// Whether items can be focused with keys.
  ///
  /// Differs from UIKit: `true` by default on every device.
  open var allowsFocus = true {
    didSet { if !allowsFocus { work.dropFocus() } }
  }

  /// Whether items can be focused with keys in editing mode; `true` by default.
  open var allowsFocusDuringEditing = true

  /// Whether the focus, when it returns to the view, moves to the last used item; `false` by default.
  ///
  /// Otherwise it moves to the item that the delegate prefers, to a selected one, or to the first visible
  /// one.
  open var remembersLastFocusedIndexPath = false

  /// Whether focusing an item selects it.
  ///
  /// Differs from UIKit: `false` by default on every device.
  open var selectionFollowsFocus = false

  // MARK: Updates

  /// Runs `updates`, which changes the data and records every change, and lays out once.
  ///
  /// Deletions and the origins of moves use index paths before the update. Insertions and the targets of
  /// moves use index paths after it. The changes are animated, unless animations are disabled or the view is
  /// not visible. `completion` is called when all animations have ended, or immediately without animation. It
  /// receives `false` if the data was reloaded before the animations ended.
  ///
  /// - Precondition: The recorded changes account for the new numbers of sections and items.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    work.performBatch({ updates?() }, completion: completion)
  }

  /// Runs `updates` as the overload with an optional closure does.
  ///
  /// That overload does not store the closure, so it need not be escaping; the language can express that for
  /// non-optional closures only.
  @inlinable
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Whether there are recorded changes that are not displayed yet: inside of `performBatchUpdates`, and
  /// while there are placeholders for dropped items.
  open var hasUncommittedUpdates: Bool { work.hasUncommittedUpdates }

  /// Inserts sections; see `performBatchUpdates(_:completion:)`.
  open func insertSections(_ sections: IndexSet) {
    work.update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections; see `performBatchUpdates(_:completion:)`.
  open func deleteSections(_ sections: IndexSet) {
    work.update { $0.deletedSections.formUnion(sections) }
  }

  /// Moves a section; see `performBatchUpdates(_:completion:)`.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    work.update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Reloads sections, which replaces their views.
  open func reloadSections(_ sections: IndexSet) {
    work.update { $0.reloadedSections.formUnion(sections) }
  }

  /// Inserts items; see `performBatchUpdates(_:completion:)`.
  open func insertItems(at indexPaths: [IndexPath]) {
    work.update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes items; see `performBatchUpdates(_:completion:)`.
  open func deleteItems(at indexPaths: [IndexPath]) {
    work.update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Moves an item with its existing cell; see `performBatchUpdates(_:completion:)`.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    work.update { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Reloads items, which replaces their cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    work.update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Requests the existing cells of items from the data source again, so that it reconfigures them.
  ///
  /// - Precondition: The data source dequeues the same kind of cell as before.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    work.reconfigure(indexPaths)
  }

  // MARK: Interactive movement

  /// Starts moving an item interactively, if the data source permits it.
  ///
  /// The data source is queried once. An item that is already being moved returns to its origin first. An
  /// update, apply or reload also returns the item to its origin.
  ///
  /// Differs from UIKit: the view scrolls automatically when the user holds an item at its edge, not when the
  /// application moves it there.
  ///
  /// - Returns: Whether the item can be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    work.beginMovement(of: indexPath)
  }

  /// Moves the item to a position, in the view's coordinates; the other items make space.
  ///
  /// Until the movement ends, the view and its delegate use displayed index paths, and the data source
  /// receives its own index paths.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    work.updateMovement(targetPosition)
  }

  /// Ends the movement and drops the item; if its index path changed, the data source moves it.
  ///
  /// - Precondition: The data source then moves that item and no other.
  open func endInteractiveMovement() {
    work.endMovement()
  }

  /// Cancels the movement and returns the item to its origin, without notifying the data source.
  open func cancelInteractiveMovement() {
    work.cancelMovement()
  }

  // MARK: Drag and drop

  /// The delegate that provides the items of drags out of the view; held weakly.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { UncalledMethods.report(of: dragDelegate) }
  }

  /// The delegate that handles drops in the view; held weakly.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { UncalledMethods.report(of: dropDelegate) }
  }

  /// Whether items can be dragged, if there is a drag delegate.
  open var dragInteractionEnabled = true

  /// The delay after which items make space for one that is dragged over them.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether items of this view are being dragged.
  open var hasActiveDrag: Bool { lifting.isActive }

  /// Whether items of this view are being dragged while there is a drop delegate, or items from elsewhere are
  /// being dragged over the view.
  open var hasActiveDrop: Bool {
    lifting.isActive && dropDelegate != nil || arrival?.isActive == true
  }

  // MARK: Layout

  /// Updates the visible elements, the index titles and the frame of the background view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    work.layoutSubviews()
    swipes.containerDidLayOut()
    indexTitles.place()
    if let backgroundView { backgroundView.frame = bounds }
    showListGround()
  }

  /// The background of a list without sections that draw it.
  private var listGround: ListBackgroundView?

  /// Displays the background of an empty list, until the animation that inserts the first items ends.
  func showListGround() {
    let isAnimating = listGround != nil && work.isAnimating
    guard let ground = collectionViewLayout.listGround, ground.isBare || isAnimating else {
      listGround?.removeFromSuperview()
      listGround = nil
      return
    }
    let view = listGround ?? ListBackgroundView()
    view.show(.background(ground.color))
    view.frame = bounds
    guard listGround == nil else { return }
    listGround = view
    view.layer.zPosition = -2
    insertSubview(view, at: 0)
  }
}
