// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// The view of one item.
///
/// Put subviews into `contentView`. Behind it are `backgroundView` and, while the cell is selected
/// or highlighted, `selectedBackgroundView`.
///
/// A `contentConfiguration` may say instead what the cell shows. The view of the configuration takes
/// the place of `contentView`. A `backgroundConfiguration` may say what is behind the content.
///
/// Known gap: the older menus of cells (`collectionView(_:shouldShowMenuForItemAt:)`).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ContentHolding {
  @exclusivity(unchecked) private var content: UIView
  @exclusivity(unchecked) private var shownContent: (any UIContentConfiguration)?
  @exclusivity(unchecked) private var backgroundFace: BackgroundFace?
  @exclusivity(unchecked) private var needsUpdateConfiguration = true
  /// Whether the cell's configurations are being updated.
  @exclusivity(unchecked) private(set) var isUpdatingConfiguration = false
  /// How the cell is swiped aside; nil: it is not.
  @exclusivity(unchecked) package var swipedRow: SwipedRow?

  /// Performs the segue that begins with the cell's selection.
  package var whenSelected: (() -> Void)?

  /// A cell with the given frame, in points.
  public override init(frame: CGRect) {
    content = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// A cell as `init(frame:)` makes it, of size zero.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    addContentView()
    coder.fill(self, as: UICollectionViewCell.self)
  }

  /// The view for the cell's subviews; as large as the cell.
  open var contentView: UIView { content }

  // MARK: Configurations

  /// What the cell shows; nil: whatever is put into `contentView`.
  ///
  /// Setting it changes the present content view if that can show it, and replaces it if not.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set {
      showContent(newValue)
      setNeedsUpdateConfiguration()
      sizeMayHaveChanged(because: .enabled)
    }
  }

  /// Whether `contentConfiguration` is updated by itself when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What is behind the content; nil: `backgroundView`, or nothing.
  ///
  /// Setting it removes `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { backgroundFace?.configuration }
    set {
      backgroundIsOwn = true
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      showBackground(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether `backgroundConfiguration` is updated by itself when the cell's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the application decided about the background.
  private(set) var backgroundIsOwn = false

  /// The background of cells in a list of the cell's look; nothing outside of lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// What the cell is like now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = dragState == .none ? .none : dragState == .lifting ? .lifting : .dragging
    guard let list = hostingView else { return state }
    state.backgroundShowsFocus = backgroundFace?.configuration.showsFocus == true
    state.isEditing = list.isEditing
    state.isSwiped = swipedRow != nil
    guard let indexPath = appliedAttributes?.indexPath else { return state }
    state.isFocused = hasFocus(in: list, at: indexPath)
    state.isReordering = list.work.movingPath == indexPath
    if let outline = list.dataSource as? any OutlineShowing,
      list.work.isShown(self, at: indexPath)
    {
      state.isExpanded = outline.isOutlineItemExpanded(at: indexPath)
    }
    return state
  }

  private var hasFocus: Bool {
    guard let list = hostingView, let indexPath = appliedAttributes?.indexPath else { return false }
    return hasFocus(in: list, at: indexPath)
  }

  private func hasFocus(in list: UICollectionView, at indexPath: IndexPath) -> Bool {
    guard let focused = list.work.focusedPath else { return false }
    return focused == indexPath && list.work.isShown(self, at: indexPath)
  }

  /// Whether nothing but the focus of the cell's state can be seen: it has no configuration, and nobody
  /// who changes one.
  private var isWithoutConfigurations: Bool {
    type(of: self) == UICollectionViewCell.self && shownContent == nil && backgroundFace == nil
      && configurationUpdateHandler == nil
  }

  /// Changes the cell's configurations as `state` demands; does nothing by default.
  ///
  /// Called again when something observable that it read changes.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Changes a cell as a state demands.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)`.
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for the configurations to be updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations, if that is due.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    if isWithoutConfigurations { return showFocus(hasFocus) }
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let shownContent {
      showContent(shownContent.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let face = backgroundFace {
      face.configuration = face.configuration.updated(for: state)
    }
    followReads(
      of: .configuration,
      again: { ($0 as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    ) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
    stateWasShown(state)
    showFocus(state.isFocused)
    // What was set meanwhile was set for this state.
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    if automaticallyUpdatesContentConfiguration, let shownContent {
      showContent(shownContent.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let face = backgroundFace {
      face.configuration = face.configuration.updated(for: state)
    }
  }

  /// Whether keys can give the cell the focus: while it shows an item, where items can be selected,
  /// unless overridden.
  ///
  /// What the delegate says of the item counts more. A cell that stands as a header is no item.
  open override var canBecomeFocused: Bool {
    guard let list = hostingView, let attributes = appliedAttributes else { return false }
    return list.allowsSelection && attributes.representedElementCategory == .cell
  }

  /// What the application knows as the view of the item: the cell, or the one that stands in it.
  package var knownView: UIView { asShell?.spokesman as? UIView ?? self }

  private var focusRing: FocusRing?

  /// Shows a ring around a cell that has the focus, unless its background shows it.
  private func showFocus(_ isFocused: Bool) {
    let isShown =
      isFocused && asShell?.allowsFocusRing != false
      && backgroundFace?.configuration.showsFocus != true
    guard isShown != (focusRing != nil) else { return }
    focusRing?.removeFromSuperview()
    focusRing = isShown ? FocusRing.shown(on: self, asWanted: knownView) : nil
  }

  /// Hook of list cells: takes its depth and whether it is expanded from an outline.
  func show(_ outline: any OutlineShowing, at indexPath: IndexPath) {}

  /// Hook of list cells: whether a tap anywhere expands or collapses the item.
  var isOutlineHeader: Bool { false }

  /// Hook of list cells: whether the cell shows whether it is expanded.
  var hasOutlineDisclosure: Bool { false }

  /// Hook of list cells: expands or collapses the item.
  func toggleOutline() {}

  /// Hook of list cells: whether the content has other room while items are edited.
  var makesRoomForEditing: Bool { false }

  /// Hook of list cells: the configurations are those of `state`.
  func stateWasShown(_ state: UICellConfigurationState) {}

  /// Hook of list cells: where the content view stands in a cell of the size, in points.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Where the content stands in a cell of the size, in points, which may be a shell.
  package final func placeOfContent(in size: CGSize) -> CGRect {
    let frame = contentFrame(in: size)
    return asShell?.contentFrame(from: frame, in: size) ?? frame
  }

  private func showContent(_ configuration: (any UIContentConfiguration)?) {
    shownContent = configuration
    if let configuration {
      if let view = content as? any UIContentView, view.supports(configuration) {
        view.configuration = configuration
      } else {
        replaceContent(by: configuration.makeContentView())
      }
    } else if content is any UIContentView {
      replaceContent(by: CellContentView(frame: .zero))
    }
  }

  private func replaceContent(by view: UIView) {
    let index = subviews.firstIndex { $0 === content } ?? subviews.count
    content.removeFromSuperview()
    content = view
    placeContentView()
    insertSubview(view, at: index)
    setNeedsLayout()
  }

  private func showBackground(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      backgroundFace?.removeFromSuperview()
      backgroundFace = nil
      return
    }
    if let backgroundFace { return backgroundFace.configuration = configuration }
    let face = BackgroundFace(configuration)
    face.frame = CGRect(origin: .zero, size: bounds.size)
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundFace = face
    insertSubview(face, at: 0)
  }

  /// Gives the cell the background of its list, unless the application decided about it.
  package func showDefaultBackground() {
    guard !backgroundIsOwn, backgroundView == nil else { return }
    showBackground(defaultBackgroundConfiguration())
    setNeedsUpdateConfiguration()
  }

  /// The collection view that shows the cell.
  var hostingView: UICollectionView? {
    var next = superview
    while let view = next {
      if let list = view as? UICollectionView { return list }
      next = view.superview
    }
    return nil
  }

  package override func willBeUsedAgain() {
    swipedRow?.finish()
    if dragState != .none { dragStateDidChange(.none) }
    setNeedsUpdateConfiguration()
  }

  // MARK: State

  /// Whether the item is selected.
  @exclusivity(unchecked) open var isSelected = false {
    didSet {
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
      updateSelectedBackground()
    }
  }

  /// Whether a touch is on the cell that may select it.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
      updateSelectedBackground()
    }
  }

  /// What a drag that began with a cell does.
  public enum DragState: Int, Sendable {
    /// There is none.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is under way.
    case dragging = 2
  }

  /// What a drag that began with the cell does.
  @exclusivity(unchecked) package private(set) var dragState = DragState.none

  /// Called when a drag begins with the cell, and when it is over.
  open func dragStateDidChange(_ dragState: DragState) {
    self.dragState = dragState
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  /// A view behind everything else, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { showBackground(nil) }
      oldValue?.removeFromSuperview()
      orderBackgrounds()
    }
  }

  /// A view behind the content, before `backgroundView`, that shows while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      orderBackgrounds()
    }
  }

  private func addContentView() {
    placeContentView()
    addSubview(content)
  }

  private func placeContentView() {
    let place = placeOfContent(in: bounds.size)
    if content.frame != place { content.frame = place }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A list's own content is measured by itself; constraints reach into any other.
    if !(content is UIListContentView) { content.isPorous = true }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    constraintsMayHaveChanged()
  }

  /// Says that the cell may prefer another size; see `UICollectionView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged(because: .enabled)
  }

  /// Has the cell asked for its size again, if its collection view wants that after every layout.
  package func constraintsMayHaveChanged() {
    guard hostingView?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    sizeMayHaveChanged(because: .enabledIncludingConstraints)
  }

  /// Has the cell asked for its size again, if its collection view wants to know.
  package func sizeMayHaveChanged(because change: UICollectionView.SelfSizingInvalidation) {
    hostingView?.work.sizeMayHaveChanged(self, because: change)
  }

  /// The view of the contents may want another size.
  func contentMayHaveChanged() { sizeMayHaveChanged(because: .enabled) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The size for which the layout asks, while it does.
  private var measuredSize: CGSize?

  /// The attributes the cell would rather have; by default, the size that its content gives it.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    let axes = layoutAttributes.selfSizing
    guard isMeasuredByContent, !axes.isEmpty else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    let original = layoutAttributes.size
    measuredSize = original
    defer { measuredSize = nil }
    let fitted = systemLayoutSizeFitting(
      CGSize(
        width: axes.width ? UIView.layoutFittingCompressedSize.width : original.width,
        height: axes.height ? UIView.layoutFittingCompressedSize.height : original.height),
      withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    let preferred = CGSize(
      width: fitted.width > 0 ? fitted.width : original.width,
      height: fitted.height > 0 ? fitted.height : original.height)
    layoutAttributes.size = axes.size(preferred: preferred, original: original)
    return layoutAttributes
  }

  /// Whether the content states its own size: a height of its own counts beside the constraints in
  /// it.
  private var isMeasuredByContent: Bool {
    content is UIListContentView
      || content is any UIContentView
        && (content.intrinsicContentSize.height >= 0 || !constrainedAxes.height)
  }

  /// Returns the size that the content gives the cell, with what stands beside the content; a length
  /// that nothing decides is 0.
  ///
  /// Called when the layout only estimated the cell's size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard isMeasuredByContent else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let size = measuredSize ?? bounds.size
    let place = placeOfContent(in: size)
    let beside = CGSize(width: size.width - place.width, height: size.height - place.height)
    (content as? UIListContentView)?.standing = UIEdgeInsets(
      top: place.minY, left: place.minX, bottom: size.height - place.maxY,
      right: size.width - place.maxX)
    let fitted = content.systemLayoutSizeFitting(
      CGSize(
        width: max(0, targetSize.width - beside.width),
        height: max(0, targetSize.height - beside.height)),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(
      width: fitted.width > 0 ? fitted.width + beside.width : 0,
      height: fitted.height > 0 ? fitted.height + beside.height : 0)
  }

  private func orderBackgrounds() {
    for view in [selectedBackgroundView, backgroundView] {
      guard let view else { continue }
      view.frame = CGRect(origin: .zero, size: bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    if let backgroundFace { sendSubviewToBack(backgroundFace) }
    updateSelectedBackground()
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}

extension UICollectionView {
  /// Whether an item can have the focus where nobody decides about it: as its cell says, while it is
  /// there, else where items can be selected.
  package func mayFocus(_ path: IndexPath) -> Bool {
    cellForItem(at: path)?.knownView.canBecomeFocused ?? allowsSelection
  }
}
