// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionCollectionViews
public import MullionControls
public import MullionViewTree

/// The view of one row of a table.
///
/// Add subviews to `contentView`, set a `contentConfiguration`, or use the labels and the image of the cell's
/// style. Accessories, editing controls, separators and the background of selected rows are those of list
/// cells.
///
/// In a table, a cell's `frame` is in the table's coordinates. Its superview is a container in its row that
/// has these coordinates; the table is a more distant ancestor.
@preconcurrency @MainActor
open class UITableViewCell: UIView, TableContentHolding {
  /// A closure that updates the cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  private var identifier: String?
  private let parts: TableCellParts
  let shown = TableContent()
  private var content: UIView { shown.view }
  private var contentPlace: CGRect?
  /// The width of the row outside of the content, in points.
  private var besideContent: CGFloat = 0
  private var shownContent: (any UIContentConfiguration)? { shown.configuration }
  private(set) lazy var transition = CellTransition(of: self)
  /// The margins of texts from the cell's edges, in points; `nil` for the default.
  var margins: (left: CGFloat, right: CGFloat)?
  private var hasGivenMargins = false
  /// The default margins of the content view, while the application has set no others.
  private var usualContentMargins: UIEdgeInsets?
  /// The closure that performs the segue triggered by the cell's selection.
  package var whenSelected: (() -> Void)?
  /// The closure that performs the segue triggered by the cell's accessory button.
  package var whenAccessoryTapped: (() -> Void)?
  /// The row's list cell that contains the cell.
  weak var shell: (any TableRowHolding)?

  // MARK: Initializers

  /// Creates a cell of the given style; the identifier makes it reusable.
  public init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    parts = TableCellParts(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from an interface file; any other coder creates a cell of the default style.
  public required init?(coder: NSCoder) {
    let file = coder as? any ObjectCoding
    identifier = file?.attribute("reuseIdentifier")
    parts = TableCellParts(CellStyle(inInterfaceFiles: file?.attribute("style")))
    super.init(coder: coder)
    addContentView()
    coder.fill(self, as: UITableViewCell.self)
  }

  /// Creates a cell of the given style; only for the creation of registered classes, see `RegisteredView`.
  @available(*, unavailable, message: "register the class, or call init(style:reuseIdentifier:)")
  public required convenience init(reusableAs style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// The reuse identifier of the cell; `nil` if it is not reused.
  open var reuseIdentifier: String? { identifier }

  /// Sets the reuse identifier of a view that was created from a nib.
  func record(_ identifier: String) { self.identifier = identifier }

  /// Prepares the cell for another use, called before it is reused; an override calls `super`.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// The container of the cell's subviews, beside accessories and editing controls.
  open var contentView: UIView { content }

  /// The label of the cell's style; `nil` while there is a content configuration.
  open var textLabel: UILabel? {
    shownContent == nil ? parts.makeText(in: content) : nil
  }

  /// The second label of the cell's style; `nil` if the style has none, and while there is a content
  /// configuration.
  open var detailTextLabel: UILabel? {
    shownContent == nil ? parts.makeDetail(in: content) : nil
  }

  /// The image view of the cell's style; `nil` while there is a content configuration.
  open var imageView: UIImageView? {
    shownContent == nil ? parts.makeImage(in: content) : nil
  }

  /// The configuration of the content; `nil` for the labels of its style and the subviews of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set {
      showContent(newValue)
      setNeedsUpdateConfiguration()
      shell?.sizeMayHaveChanged(because: .enabled)
    }
  }

  /// Returns the default content configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch parts.style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether `contentConfiguration` is updated automatically when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether `backgroundConfiguration` is updated automatically when the cell's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The configuration of the background; `nil` for the background of the table's rows.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      shell?.showDefaultBackground()
    }
  }

  /// Returns the default background configuration of the table's rows.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    shell?.isPlain ?? true ? .listPlainCell() : .listGroupedCell()
  }

  /// The background that the shell displays behind the cell; `nil` for the background of the table's rows.
  var ground: UIBackgroundConfiguration? {
    if let backgroundConfiguration {
      return automaticallyUpdatesBackgroundConfiguration
        ? backgroundConfiguration.updated(for: configurationState) : backgroundConfiguration
    }
    return backgroundColor != nil || backgroundView != nil ? .clear() : nil
  }

  /// The current state of the cell.
  open var configurationState: UICellConfigurationState {
    if let shell { return shell.configurationState }
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Updates the cell's configurations for `state`; a no-op by default.
  ///
  /// Also called after a change of an observable object that the last call read.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The closure called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    shown.needsUpdate = true
    setNeedsLayout()
  }

  func callUpdateHandler(of state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func contentViewWasReplaced() {
    parts.remove()
    usualContentMargins = nil
    addContentView()
  }

  private func addContentView() {
    content.frame = contentPlace ?? bounds
    addSubview(content)
  }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false

  /// Sets whether the row is selected; an override calls `super`.
  ///
  /// Differs from UIKit: the change is not animated, whatever `animated` is.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    stateDidChange()
  }

  /// Whether the row is highlighted by a touch that may select it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Sets whether the row is highlighted; an override calls `super`.
  ///
  /// Differs from UIKit: the change is not animated, whatever `animated` is.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    stateDidChange()
  }

  /// Whether the cell is in editing mode.
  open var isEditing = false {
    didSet { if isEditing != oldValue { stateDidChange() } }
  }

  /// Sets whether the cell is in editing mode; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    transition.edit(editing, animated: animated)
  }

  private func stateDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  /// Notifies the cell that editing controls or swipe actions are about to appear or disappear; an override
  /// calls `super`.
  open func willTransition(to state: StateMask) {}

  /// Notifies the cell that editing controls or swipe actions appeared or disappeared; an override calls
  /// `super`.
  open func didTransition(to state: StateMask) {}

  /// Whether the row is swiped to display the actions at its trailing edge.
  open var showingDeleteConfirmation: Bool {
    transition.state.contains(.showingDeleteConfirmation)
  }

  /// Handles a change of the state of a drag that began with the cell; an override calls `super`.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The appearance of the focused cell: the standard one, or one that the cell displays itself.
  open var focusStyle = FocusStyle.default {
    didSet { if focusStyle != oldValue { shell?.setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell can be focused: by default, if rows can be selected.
  ///
  /// The delegate's result for the row takes precedence.
  open override var canBecomeFocused: Bool { shell?.allowsSelection ?? false }

  /// Whether the cell receives touches while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  /// The appearance of the selected cell.
  open var selectionStyle = SelectionStyle.default {
    didSet { shell?.setNeedsUpdateConfiguration() }
  }

  /// The editing control at the leading edge in editing mode.
  open var editingStyle: EditingStyle { shell?.rowEditingStyle ?? .none }

  // MARK: Accessories and indentation

  /// The type of the accessory at the trailing edge outside of editing mode.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { shell?.adopt() } }
  }
  /// A view at the trailing edge that replaces the accessory of `accessoryType`.
  open var accessoryView: UIView? { didSet { shell?.adopt() } }
  /// The type of the accessory at the trailing edge in editing mode.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { shell?.adopt() } }
  }
  /// A view at the trailing edge in editing mode, which replaces the accessory of `editingAccessoryType`.
  open var editingAccessoryView: UIView? { didSet { shell?.adopt() } }
  /// Whether a reorder control is displayed in editing mode.
  ///
  /// - Note: Has no effect on Linux. The control is displayed for every row that the data source permits to
  ///   be moved.
  open var showsReorderControl = false
  /// Whether the content of an editable row without an editing control makes space for one in editing mode.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { shell?.adopt() } }
  }
  /// The number of indentation steps of the content.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { shell?.adopt() } }
  }
  /// The width of one indentation step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { shell?.adopt() } }
  }

  /// The insets of the separator below the row, in points.
  ///
  /// Until they are set, the insets of the table apply, and this property returns 8 points on the left and on
  /// the right.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) }
    set {
      ownSeparatorInset = newValue
      shell?.adopt()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  /// The default leading inset of the separator below the row, in points.
  var separatorLeading: CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isMirrored ? bounds.width - content.frame.maxX : content.frame.minX
    guard let list = content as? UIListContentView else { return start + parts.separatorStart }
    return start + (list.textLeading ?? ListMetrics.separatorLeading)
  }

  // MARK: Backgrounds

  /// A view behind everything else, as large as the cell.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { exchange(oldValue, backgroundView) } }
  }

  /// A view behind the content, visible while the row is selected or highlighted, unless `selectionStyle` is
  /// `none`.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { exchange(oldValue, selectedBackgroundView) } }
  }

  /// A view behind the content, visible instead of `selectedBackgroundView` while multiple rows can be
  /// selected; `nil` uses `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard multipleSelectionBackgroundView !== oldValue else { return }
      exchange(oldValue, multipleSelectionBackgroundView)
    }
  }

  private func showSelectedBackground() {
    let shows = selectionStyle != .none && (isSelected || isHighlighted)
    let isOneOfMany =
      multipleSelectionBackgroundView != nil && shell?.selectsManyNow == true
    selectedBackgroundView?.isHidden = !shows || isOneOfMany
    multipleSelectionBackgroundView?.isHidden = !shows || !isOneOfMany
  }

  open override var backgroundColor: UIColor? {
    didSet { shell?.showDefaultBackground() }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    for view in [multipleSelectionBackgroundView, selectedBackgroundView, backgroundView] {
      guard let view else { continue }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    showSelectedBackground()
    shell?.showDefaultBackground()
  }

  // MARK: Layout

  /// Sets the frame of the content, in the cell's coordinates.
  func place(content frame: CGRect) {
    contentPlace = frame
    besideContent = max(0, bounds.width - frame.width)
    if content.frame != frame { content.frame = frame }
    adoptMargins(around: frame, in: bounds.width)
  }

  /// Applies the table's margins to the labels in a row of the given width.
  private func adoptMargins(around frame: CGRect, in width: CGFloat) {
    let own = TableMetrics.narrowMargin
    let (left, right) = margins ?? (own, own)
    parts.margins = (max(own, left - frame.minX), max(own, right - (width - frame.maxX)))
    if shownContent == nil { adoptContentMargins() }
    guard margins != nil || hasGivenMargins else { return }
    hasGivenMargins = margins != nil
    let usual: CGFloat = 8
    layoutMargins.left = margins?.left ?? usual
    layoutMargins.right = margins?.right ?? usual
    guard shownContent != nil else { return }
    content.layoutMargins.left = margins == nil ? usual : parts.margins.left
    content.layoutMargins.right = margins == nil ? usual : parts.margins.right
  }

  /// Aligns the margins of the content view with the labels (published).
  ///
  /// Margins that an application or an interface file set are preserved.
  private func adoptContentMargins() {
    switch content.tree.layoutMargins {
    case nil: break
    case .absolute(let now) where now == usualContentMargins: break
    case .absolute, .directional: return
    }
    let edge = TableMetrics.contentMargin
    var usual = UIEdgeInsets(
      top: edge, left: parts.margins.left, bottom: edge, right: parts.margins.right)
    if accessoryType != .none || accessoryView != nil {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if isMirrored {
        usual.left = TableMetrics.marginBesideAccessory
      } else {
        usual.right = TableMetrics.marginBesideAccessory
      }
    }
    guard usual != usualContentMargins else { return }
    usualContentMargins = usual
    content.layoutMargins = usual
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.frame = contentPlace ?? bounds
    if shownContent == nil {
      parts.layOut(
        in: content.bounds.size,
        isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    shell?.constraintsMayHaveChanged()
  }

  /// Marks the preferred height of the row as changed; see `UITableView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    shell?.sizeMayHaveChanged(because: .enabled)
  }

  /// Returns the size that fits the content; by default, with the height that results from the style's labels
  /// or from constraints.
  ///
  /// - Parameter size: The width of the row, in points; the height has no effect.
  /// - Returns: The given width, and the height of the content, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: max(0, size.width - besideContent)))
  }

  /// Returns the size that results from the content, plus the space beside it.
  ///
  /// Called when a table measures the row: with the row's width, which is required. By default, the height of
  /// a cell with a given width is that of ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    var size = targetSize
    if horizontalFittingPriority != .required {
      size.width =
        content is any UIContentView || content.constrainedAxes.width
        ? besideContent
          + content.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - besideContent), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
          ).width
        : max(targetSize.width, bounds.width)
    }
    if verticalFittingPriority != .required {
      size.height = sizeThatFits(CGSize(width: size.width, height: 0)).height
    }
    return size
  }

  /// Returns the height of a row of the given width whose content has the given frame, in points.
  func fittingHeight(content place: CGRect, rowWidth: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    adoptMargins(around: place, in: rowWidth)
    besideContent = max(0, rowWidth - place.width)
    let list = hasGivenMargins ? content as? UIListContentView : nil
    list?.standing = UIEdgeInsets(
      top: 0, left: place.minX, bottom: 0, right: rowWidth - place.maxX)
    defer { list?.standing = nil }
    return systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func contentHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: 0)
    guard content is any UIContentView || content.constrainedAxes.height else {
      return parts.height(width: width)
    }
    return content.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
