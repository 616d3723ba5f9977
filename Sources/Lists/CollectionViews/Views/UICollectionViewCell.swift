// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// The view of one item.
///
/// Add subviews to `contentView`. Behind it are `backgroundView` and, while the cell is selected or
/// highlighted, `selectedBackgroundView`.
///
/// Alternatively, a `contentConfiguration` determines the content. The view of the configuration then
/// replaces `contentView`. A `backgroundConfiguration` determines the background.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ContentHolding {
  @exclusivity(unchecked) private var content: UIView
  @exclusivity(unchecked) private var shownContent: (any UIContentConfiguration)?
  @exclusivity(unchecked) private var backgroundFace: BackgroundFace?
  @exclusivity(unchecked) private var needsUpdateConfiguration = true
  /// Whether the cell's configurations are being updated.
  @exclusivity(unchecked) private(set) var isUpdatingConfiguration = false
  /// The state of a swipe of the cell; `nil` if it is not swiped.
  @exclusivity(unchecked) package var swipedRow: SwipedRow?

  /// The closure that performs the segue triggered by the cell's selection.
  package var whenSelected: (() -> Void)?

  /// Creates a cell with the given frame, in points.
  public override init(frame: CGRect) {
    content = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell of size zero, and applies the values of an interface file.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    addContentView()
    coder.fill(self, as: UICollectionViewCell.self)
  }

  /// The container of the cell's subviews.
  ///
  /// It is as large as the cell, except in list cells with accessories or an indentation, where it is beside
  /// them.
  open var contentView: UIView { content }

  // MARK: Configurations

  /// The configuration of the content; `nil` if the subviews of `contentView` are the content.
  ///
  /// Setting it updates the current content view if that supports it, and otherwise replaces it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set {
      showContent(newValue)
      setNeedsUpdateConfiguration()
      sizeMayHaveChanged(because: .enabled)
    }
  }

  /// Whether `contentConfiguration` is updated automatically when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The configuration of the background; `nil` to display `backgroundView`, or nothing.
  ///
  /// Setting it to a value other than `nil` removes `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { backgroundFace?.configuration }
    set {
      backgroundIsOwn = true
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      showBackground(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether `backgroundConfiguration` is updated automatically when the cell's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the application set the background.
  private(set) var backgroundIsOwn = false

  /// Returns the default background configuration: a clear one, except for list cells in a list, which return
  /// the one of the list's appearance.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The current state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = appliedAttributes?.isPinned ?? false
    state.cellDragState = dragState == .none ? .none : dragState == .lifting ? .lifting : .dragging
    guard let list = hostingView ?? dequeuer else { return state }
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

  /// Whether the focus is the only visible part of the cell's state, because the cell has no configurations
  /// and no code that updates them.
  private var isWithoutConfigurations: Bool {
    type(of: self) == UICollectionViewCell.self && shownContent == nil && backgroundFace == nil
      && configurationUpdateHandler == nil
  }

  /// Updates the cell's configurations for `state`; a no-op by default.
  ///
  /// Also called after a change of an observable object that the last call read.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The closure called after `updateConfiguration(using:)`.
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func pinningDidChange() { setNeedsUpdateConfiguration() }

  /// Requests an update of the configurations before the next layout.
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
    // Configurations that were set meanwhile were set for this state.
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    if automaticallyUpdatesContentConfiguration, let shownContent {
      showContent(shownContent.updated(for: state))
    }
    if automaticallyUpdatesBackgroundConfiguration, let face = backgroundFace {
      face.configuration = face.configuration.updated(for: state)
    }
  }

  /// Whether the cell can be focused; by default, whether it displays an item of a view whose
  /// `allowsSelection` is `true`.
  ///
  /// The delegate's result for the item takes precedence. A cell used as a supplementary view displays no
  /// item.
  open override var canBecomeFocused: Bool {
    guard let list = hostingView, let attributes = appliedAttributes else { return false }
    return list.allowsSelection && attributes.representedElementCategory == .cell
  }

  /// The view that the application uses for the item: the cell itself, or the view that a shell contains.
  package var knownView: UIView { asShell?.spokesman as? UIView ?? self }

  private var focusRing: FocusRing?

  /// Displays a ring around a focused cell, unless its background displays the focus.
  private func showFocus(_ isFocused: Bool) {
    let isShown =
      isFocused && asShell?.allowsFocusRing != false
      && backgroundFace?.configuration.showsFocus != true
    guard isShown != (focusRing != nil) else { return }
    focusRing?.removeFromSuperview()
    focusRing = isShown ? FocusRing.shown(on: self, asWanted: knownView) : nil
  }

  /// Applies the level and the expanded state of an outline; a no-op that list cells override.
  func show(_ outline: any OutlineShowing, at indexPath: IndexPath) {}

  /// Whether a tap anywhere expands or collapses the item; `false` unless a list cell overrides it.
  var isOutlineHeader: Bool { false }

  /// Whether the cell has an outline disclosure; `false` unless a list cell overrides it.
  var hasOutlineDisclosure: Bool { false }

  /// Expands or collapses the item; a no-op that list cells override.
  func toggleOutline() {}

  /// Whether the size of the content changes in editing mode; `false` unless a list cell overrides it.
  var makesRoomForEditing: Bool { false }

  /// Handles the end of an update of the configurations for `state`; a no-op that list cells override.
  func stateWasShown(_ state: UICellConfigurationState) {}

  /// Returns the frame of the content view in a cell of the given size, in points; the whole cell unless a
  /// list cell overrides it.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Returns the frame of the content in a cell of the given size, in points; the cell may be a shell.
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

  /// Applies the background of the cell's list, unless the application set one.
  package func showDefaultBackground() {
    guard !backgroundIsOwn, backgroundView == nil else { return }
    showBackground(defaultBackgroundConfiguration())
    setNeedsUpdateConfiguration()
  }

  /// The collection view that dequeued the cell, which is measured before it is a subview.
  weak var dequeuer: UICollectionView?

  /// The collection view that displays the cell.
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

  /// Whether the cell is highlighted by a touch that may select it.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
      updateSelectedBackground()
    }
  }

  /// The state of a drag that began with a cell.
  public enum DragState: Int, Sendable {
    /// No drag.
    case none = 0
    /// The lifting of the cell, before it moves.
    case lifting = 1
    /// The drag of the cell.
    case dragging = 2
  }

  /// The state of the drag that began with the cell.
  @exclusivity(unchecked) package private(set) var dragState = DragState.none

  /// Handles a change of the state of a drag that began with the cell; an override calls `super`.
  open func dragStateDidChange(_ dragState: DragState) {
    self.dragState = dragState
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  /// A view behind everything else, as large as the cell.
  ///
  /// Setting it to a value other than `nil` removes the background of `backgroundConfiguration`.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { showBackground(nil) }
      oldValue?.removeFromSuperview()
      orderBackgrounds()
    }
  }

  /// A view behind the content and in front of `backgroundView`, visible while the cell is selected or
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
    // A list content view measures itself; constraints extend into any other content.
    if !(content is UIListContentView) { content.isPorous = true }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    constraintsMayHaveChanged()
  }

  /// Marks the preferred size of the cell as changed; see `UICollectionView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged(because: .enabled)
  }

  /// Requests measuring the cell again, if its collection view does so after changes of constraints.
  package func constraintsMayHaveChanged() {
    guard hostingView?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    sizeMayHaveChanged(because: .enabledIncludingConstraints)
  }

  /// Requests measuring the cell again, if its collection view does so after the given change.
  package func sizeMayHaveChanged(because change: UICollectionView.SelfSizingInvalidation) {
    hostingView?.work.sizeMayHaveChanged(self, because: change)
  }

  /// Handles a possible change of the content's size.
  func contentMayHaveChanged() { sizeMayHaveChanged(because: .enabled) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The size that the cell is currently measured for.
  private var measuredSize: CGSize?

  /// Returns the attributes that the cell prefers; by default, with the size that results from its content.
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

  /// Whether the content determines its own size: an intrinsic height takes effect in addition to its
  /// constraints.
  private var isMeasuredByContent: Bool {
    content is UIListContentView
      || content is any UIContentView
        && (content.intrinsicContentSize.height >= 0 || !constrainedAxes.height)
  }

  /// Returns the size that results from the content, plus the space beside it; an undetermined length is 0.
  ///
  /// For content that does not determine its own size, returns the size that results from the constraints.
  /// Called when the cell is measured.
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
  /// Returns whether an item can be focused by default: `canBecomeFocused` of its cell if it is visible,
  /// otherwise whether items can be selected.
  package func mayFocus(_ path: IndexPath) -> Bool {
    cellForItem(at: path)?.knownView.canBecomeFocused ?? allowsSelection
  }
}
