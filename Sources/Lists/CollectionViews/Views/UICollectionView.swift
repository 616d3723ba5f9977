// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// Shows data as cells that a layout places, and uses the cells again that scroll out of sight.
///
/// A data source says how much data there is, and configures cells. A layout says where they are. The
/// collection view makes views for what is in sight, and for nothing else.
///
/// This class is only the face: `CollectionEngine` and its passes do the work, which it knows as a ``CollectionWork``.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The engine, as the view knows it.
  private(set) lazy var work = maker.makeWork()
  private var maker: any CollectionWorking { self }
  /// What shows its rows by this view; nil: the view stands for itself.
  package weak var owner: (any CollectionOwning)?
  /// Swipes the rows of lists aside.
  package private(set) lazy var swipes = SwipeController(self)
  private(set) lazy var indexTitles = IndexTitles<UICollectionView>(self)
  /// Moves items with touches.
  package private(set) lazy var hand = MovementHand<UICollectionView>(self)
  private lazy var lifting = DragLift<UICollectionView>(in: self)
  /// Takes what is dragged from elsewhere; nil: nothing was yet.
  var arrival: (any DropArriving)?
  /// Opens the menus of items.
  private lazy var menus = maker.makeMenus()
  private(set) var layout: GivenLayout<UICollectionViewLayout>

  /// A collection view with the given frame, in points, laid out by `layout`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = GivenLayout(layout)
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

  /// A view of size zero, for subclasses that bring a layout of their own.
  ///
  /// Such a subclass overrides `init(frame:collectionViewLayout:)` and passes its layout on.
  ///
  /// - Precondition: The view has a layout when it is laid out; `UICollectionView()` has none.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: AbsentLayout())
  }

  /// What opens the context menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  /// A view as an interface file describes it, with the layout in it; nil with another coder.
  public required init?(coder: NSCoder) {
    guard let file = coder as? any ObjectCoding else { return nil }
    layout = GivenLayout(
      file.part("collectionViewLayout") as? UICollectionViewLayout ?? AbsentLayout())
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UICollectionView.self)
  }

  // MARK: Data and layout

  /// Hears what happens to the elements, and of scrolling; not kept alive by the collection view.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      UncalledMethods.report(of: newValue, or: collectionViewLayout.delegateProtocols)
      scrollDelegate = newValue
    }
  }

  /// Gives the data; setting it reloads.
  ///
  /// The view does not keep the data source alive.
  @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      UncalledMethods.report(of: dataSource)
      sourceWatch.wasSet(dataSource)
      if dataSource !== oldValue { reloadData() }
    }
  }
  private(set) var sourceWatch = DataSourceWatch()

  /// Hears which items will probably be shown soon.
  ///
  /// The view does not keep the data source alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { UncalledMethods.report(of: prefetchDataSource) }
  }

  /// Whether `prefetchDataSource` is told.
  ///
  /// Differs from UIKit: cells are not made in advance.
  open var isPrefetchingEnabled = true

  /// Places the elements; setting it lays out anew without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout.named }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// When cells on screen are asked again for the sizes they prefer.
  ///
  /// Other cells make room for a new size. That is animated unless animations are off.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Replaces the layout; when `animated`, views slide to where the new one wants them.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls `completion` when all views have arrived.
  ///
  /// `completion` is told false when something replaced the change before that.
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

  /// Begins a transition to `layout` that a person or code moves on.
  ///
  /// The layout that is answered stands between the present one and `layout` until the end. Its
  /// `transitionProgress` moves the elements.
  ///
  /// `completion` is called when all views have arrived after the end. It is told whether the
  /// transition was completed, and whether the views did arrive.
  ///
  /// - Precondition: No other such transition is under way.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    work.startTransition(to: layout, completion: completion)
  }

  /// Lets the elements go the rest of the way to the new layout.
  open func finishInteractiveTransition() { work.endTransition(isCompleted: true) }

  /// Lets the elements go back to the old layout.
  open func cancelInteractiveTransition() { work.endTransition(isCompleted: false) }

  /// Goes on without places, because another view has the layout now.
  func loseLayout() {
    let taken = layout.placing
    setCollectionViewLayout(UICollectionViewLayout(), animated: false)
    layout.named = taken
  }

  /// Takes over a layout that is attached already.
  func adopt(_ layout: UICollectionViewLayout) { self.layout = GivenLayout(layout) }

  /// Forgets all data and views' contents, and asks the data source again.
  open func reloadData() {
    indexTitles.invalidate()
    work.reloadData()
  }

  /// How many sections the data source has.
  open var numberOfSections: Int { work.knownCounts.sectionCount }

  /// How many items a section has.
  ///
  /// - Precondition: `section` exists.
  open func numberOfItems(inSection section: Int) -> Int {
    work.knownCounts.itemCount(section: section)
  }

  // MARK: Registering and dequeuing

  /// Makes cells with the given identifier from `cellClass`; `nil` forgets the identifier.
  ///
  /// - Precondition: `cellClass` is a `UICollectionViewCell`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    work.register(cellClass, for: .cell(identifier))
  }

  /// Makes supplementary views of the given kind and identifier from `viewClass`; `nil` forgets
  /// them.
  ///
  /// - Precondition: `viewClass` is a `UICollectionReusableView`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    work.register(viewClass, for: .supplementary(elementKind, identifier))
  }

  /// Makes cells with the given identifier from the view in `nib`; nil forgets the identifier.
  ///
  /// - Precondition: The first view in the nib is a `UICollectionViewCell`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    work.register(nib, for: .cell(identifier))
  }

  /// Makes supplementary views of the given kind and identifier from the view in `nib`; nil forgets
  /// them.
  ///
  /// - Precondition: The first view in the nib is a `UICollectionReusableView`.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    work.register(nib, for: .supplementary(kind, identifier))
  }

  /// A cell of the class registered for `identifier`, used again or made.
  ///
  /// - Precondition: A class is registered for `identifier`.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    work.dequeueCell(identifier, at: indexPath)
  }

  /// A supplementary view of the class registered for its kind and identifier, used again or made.
  ///
  /// - Precondition: A class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    work.dequeue(.supplementary(elementKind, identifier), at: indexPath)
  }

  // MARK: What is on screen

  /// The cells in sight, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    work.elementsOnScreen(.cell, kind: "").compactMap { $0.view as? UICollectionViewCell }
  }

  /// Index paths of the cells in sight, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    work.elementsOnScreen(.cell, kind: "").map(\.key.indexPath)
  }

  /// The cell of the item at `indexPath`; `nil` when it is not in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    work.element(.cell(indexPath))?.view as? UICollectionViewCell
  }

  /// The index path of a cell; `nil` when it shows none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    work.element(of: cell)?.key.indexPath
  }

  /// The index path of a supplementary view; `nil` when it shows none.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    work.element(of: supplementaryView)?.key.indexPath
  }

  /// The index path of the item at `point`, in the view's coordinates; `nil` when there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { work.item(at: point) }

  /// The supplementary view of a kind at `indexPath`; `nil` when it is not in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let key = ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    return work.element(key)?.view
  }

  /// The supplementary views of a kind in sight, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    work.elementsOnScreen(.supplementaryView, kind: elementKind).map(\.view)
  }

  /// Index paths of the supplementary views of a kind in sight, in no particular order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    work.elementsOnScreen(.supplementaryView, kind: elementKind).map(\.key.indexPath)
  }

  /// The layout's attributes of the cell at `indexPath`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    work.prepareIfNeeded()
    return layout.placing.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    work.prepareIfNeeded()
    return layout.placing.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls until the item is at the position, inside its orthogonal section too.
  ///
  /// - Precondition: The item exists; `scrollPosition` names at most one position for each axis.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    work.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// A view behind everything, as large as what is visible, that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether taps select items.
  open var allowsSelection = true {
    didSet { if !allowsSelection { work.deselectAll() } }
  }

  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { work.keepOneSelected() } }
  }

  /// Whether the items are being edited; cells show their accessories for it.
  ///
  /// Changing it deselects all.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes.close(animated: true)
      work.deselectAll()
      work.editingDidChange()
    }
  }

  /// Whether taps select items during editing.
  open var allowsSelectionDuringEditing = false

  /// Whether more than one item can be selected during editing; if so, taps select.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
  }

  /// Whether taps select items now.
  var selectsNow: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// Whether more than one item can be selected now.
  package var selectsManyNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Index paths of the selected items; `nil` when there is none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    let selected = work.selectedPaths
    return selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects an item and scrolls to it; `nil` deselects all.
  ///
  /// The delegate is not told. An empty `scrollPosition` does not scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard selectsNow else { return }
    guard let indexPath else { return work.deselectAll() }
    work.select(indexPath)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selectsNow else { return }
    work.deselect(indexPath)
  }

  // MARK: Focus

  /// Whether keys can give items the focus.
  ///
  /// Differs from UIKit: true unless changed, whatever the device.
  open var allowsFocus = true {
    didSet { if !allowsFocus { work.dropFocus() } }
  }

  /// Whether keys can give items the focus during editing; true unless changed.
  open var allowsFocusDuringEditing = true

  /// Whether the focus, when it comes back to the view, goes to the item that was used last.
  ///
  /// Otherwise it goes to the item that the delegate prefers, to a selected one, or to the first in
  /// sight.
  open var remembersLastFocusedIndexPath = false

  /// Whether an item that gets the focus is selected.
  ///
  /// Differs from UIKit: false unless changed, whatever the device.
  open var selectionFollowsFocus = false

  // MARK: Updates

  /// Runs `updates`, which changes the data and names every change, and lays out once.
  ///
  /// Deletions, and the origins of moves, are places before the update. Insertions, and the goals of
  /// moves, are places after it.
  ///
  /// The changes are animated, unless animations are off or nobody sees the view. `completion` is
  /// called when all views have arrived. It is told false when something replaced the changes before
  /// that.
  ///
  /// - Precondition: The named changes account for the new numbers of sections and items.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    work.performBatch({ updates?() }, completion: completion)
  }

  /// Runs `updates` as the form with an optional closure does.
  ///
  /// There the closure is not kept, and so need not be escaping; the language says that of closures
  /// only that are not optional.
  @inlinable
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Whether changes were named that are not shown yet: inside of `performBatchUpdates`, and while cells stand where what was
  /// dropped is on its way.
  open var hasUncommittedUpdates: Bool { work.hasUncommittedUpdates }

  /// Shows new sections; see `performBatchUpdates(_:completion:)`.
  open func insertSections(_ sections: IndexSet) {
    work.update { $0.insertedSections.formUnion(sections) }
  }

  /// No longer shows sections; see `performBatchUpdates(_:completion:)`.
  open func deleteSections(_ sections: IndexSet) {
    work.update { $0.deletedSections.formUnion(sections) }
  }

  /// Shows a section elsewhere; see `performBatchUpdates(_:completion:)`.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    work.update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Replaces the views of sections by other ones.
  open func reloadSections(_ sections: IndexSet) {
    work.update { $0.reloadedSections.formUnion(sections) }
  }

  /// Shows new items; see `performBatchUpdates(_:completion:)`.
  open func insertItems(at indexPaths: [IndexPath]) {
    work.update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// No longer shows items; see `performBatchUpdates(_:completion:)`.
  open func deleteItems(at indexPaths: [IndexPath]) {
    work.update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Shows an item elsewhere, with the cell it has; see `performBatchUpdates(_:completion:)`.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    work.update { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Replaces the cells of items by other ones.
  open func reloadItems(at indexPaths: [IndexPath]) {
    work.update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Asks the data source to configure the cells that items have now.
  ///
  /// - Precondition: The data source dequeues the same kind of cell as before.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    work.reconfigure(indexPaths)
  }

  // MARK: Interactive movement

  /// Picks an item up, if the data source lets the item be moved; answers whether it does.
  ///
  /// The data source is asked once. An item that is under way is put back first. An update, apply or
  /// reload puts the item back as well.
  ///
  /// Differs from UIKit: the view scrolls by itself when a hand holds an item at its edge, not when the
  /// application does.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    work.beginMovement(of: indexPath)
  }

  /// Takes the item under way to a position, in the view's coordinates; the others make room.
  ///
  /// Until the item is put down, index paths of the view and of its delegate are places as they are
  /// shown. The data source is asked by the places that it knows.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    work.updateMovement(targetPosition)
  }

  /// Puts the item under way down; the data source moves it, if it has another place.
  ///
  /// - Precondition: The data source then moves that item and no other.
  open func endInteractiveMovement() {
    work.endMovement()
  }

  /// Puts the item under way back; the data source does not hear of it.
  open func cancelInteractiveMovement() {
    work.cancelMovement()
  }

  // MARK: Drag and drop

  /// Says what is dragged out of the view, which does not keep the delegate alive.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { UncalledMethods.report(of: dragDelegate) }
  }

  /// Says what happens when something is dropped in the view, which does not keep the delegate alive.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { UncalledMethods.report(of: dropDelegate) }
  }

  /// Whether items can be dragged, where there is a drag delegate.
  open var dragInteractionEnabled = true

  /// How soon items make room for one that is dragged over them.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether something of this view is being dragged.
  open var hasActiveDrag: Bool { lifting.isActive }

  /// Whether something is being dragged that could be dropped here.
  open var hasActiveDrop: Bool {
    lifting.isActive && dropDelegate != nil || arrival?.isActive == true
  }

  // MARK: Layout

  /// Brings what is in sight up to date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    work.layoutSubviews()
    swipes.containerDidLayOut()
    indexTitles.place()
    if let backgroundView { backgroundView.frame = bounds }
    showListGround()
  }

  /// The ground of a list without sections that paint it.
  private var listGround: ListBackgroundView?

  /// Paints the ground of a list that shows nothing, and until the animation ends that inserts something.
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
