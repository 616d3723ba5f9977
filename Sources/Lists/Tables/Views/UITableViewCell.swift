// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionCollectionViews
public import MullionControls
public import MullionViewTree

/// The view of one row of a table.
///
/// Put subviews into `contentView`, set a `contentConfiguration`, or use the texts and the image of
/// the cell's style. Accessories, signs for editing, lines and the ground of selected rows are those
/// of list cells.
///
/// In a table, a cell's `frame` is in the table's coordinates. Its superview is a view of its row that
/// has these coordinates, and the table stands further up.
@preconcurrency @MainActor
open class UITableViewCell: UIView, TableContentHolding {
  /// Changes the cell as a state demands.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  private var identifier: String?
  private let parts: TableCellParts
  let shown = TableContent()
  private var content: UIView { shown.view }
  private var contentPlace: CGRect?
  /// The width of the row that is not the content's, in points.
  private var besideContent: CGFloat = 0
  private var shownContent: (any UIContentConfiguration)? { shown.configuration }
  private(set) lazy var transition = CellTransition(of: self)
  /// How far texts stand from the cell's edges, in points; nil: as far as they do by themselves.
  var margins: (left: CGFloat, right: CGFloat)?
  private var hasGivenMargins = false
  /// The margins of the content view while nobody chose others.
  private var usualContentMargins: UIEdgeInsets?
  /// Performs the segue that begins with the cell's selection.
  package var whenSelected: (() -> Void)?
  /// Performs the segue that begins with the cell's accessory button.
  package var whenAccessoryTapped: (() -> Void)?
  /// The view of the row in which the cell stands.
  weak var shell: (any TableRowHolding)?

  // MARK: Making a cell

  /// A cell of the given style; cells that are used again have an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    parts = TableCellParts(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// A cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell as an interface file describes it; one of the default style with another coder.
  public required init?(coder: NSCoder) {
    let file = coder as? any ObjectCoding
    identifier = file?.attribute("reuseIdentifier")
    parts = TableCellParts(CellStyle(inInterfaceFiles: file?.attribute("style")))
    super.init(coder: coder)
    addContentView()
    coder.fill(self, as: UITableViewCell.self)
  }

  /// Calls `init(style:reuseIdentifier:)`; not for callers, see `RegisteredView`.
  @available(*, unavailable, message: "register the class, or call init(style:reuseIdentifier:)")
  public required convenience init(reusableAs style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// What the cell is asked for with when it is used again.
  open var reuseIdentifier: String? { identifier }

  /// Notes what a view is asked for with that was made from a nib.
  func note(_ identifier: String) { self.identifier = identifier }

  /// Called before the cell is used again; an override calls `super`.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
  }

  // MARK: Content

  /// The view for the cell's subviews, beside accessories and signs.
  open var contentView: UIView { content }

  /// The text of the cell's style; nil while there is a content configuration.
  open var textLabel: UILabel? {
    shownContent == nil ? parts.makeText(in: content) : nil
  }

  /// The second text of the cell's style; nil where the style has none.
  open var detailTextLabel: UILabel? {
    shownContent == nil ? parts.makeDetail(in: content) : nil
  }

  /// The image of the cell's style; nil while there is a content configuration.
  open var imageView: UIImageView? {
    shownContent == nil ? parts.makeImage(in: content) : nil
  }

  /// What the cell shows; nil: its style's texts, and what is put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set {
      showContent(newValue)
      setNeedsUpdateConfiguration()
      shell?.sizeMayHaveChanged(because: .enabled)
    }
  }

  /// The content that suits the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch parts.style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether `contentConfiguration` is updated by itself when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether `backgroundConfiguration` is updated by itself when the cell's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What is behind the content; nil: the ground of the table's rows.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      shell?.showDefaultBackground()
    }
  }

  /// The ground of the table's rows.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    shell?.isPlain ?? true ? .listPlainCell() : .listGroupedCell()
  }

  /// What the shell shows behind the cell; nil: the ground of the table's rows.
  var ground: UIBackgroundConfiguration? {
    if let backgroundConfiguration {
      return automaticallyUpdatesBackgroundConfiguration
        ? backgroundConfiguration.updated(for: configurationState) : backgroundConfiguration
    }
    return backgroundColor != nil || backgroundView != nil ? .clear() : nil
  }

  /// What the cell is like now.
  open var configurationState: UICellConfigurationState {
    if let shell { return shell.configurationState }
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Changes the cell's configurations as `state` demands; does nothing by default.
  ///
  /// Called again when something observable that it read changes.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for the configurations to be updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    shown.needsUpdate = true
    setNeedsLayout()
  }

  func tellUpdateHandler(of state: UICellConfigurationState) {
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

  /// Says whether the row is selected; an override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    stateDidChange()
  }

  /// Whether a touch is on the row that may select it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false

  /// Says whether a touch is on the row; an override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    stateDidChange()
  }

  /// Whether the row is being edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { stateDidChange() } }
  }

  /// Says whether the row is being edited; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    transition.edit(editing, animated: animated)
  }

  private func stateDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  /// Signs or actions are about to come or go; an override calls `super`.
  open func willTransition(to state: StateMask) {}

  /// Signs or actions have come or gone; an override calls `super`.
  open func didTransition(to state: StateMask) {}

  /// Whether the row is swiped aside to show the actions at its trailing edge.
  open var showingDeleteConfirmation: Bool {
    transition.state.contains(.showingDeleteConfirmation)
  }

  /// Called when a drag begins with the cell, when it moves, and when it is over; an override calls
  /// `super`.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell is shown to have the focus, or shows it itself.
  open var focusStyle = FocusStyle.default {
    didSet { if focusStyle != oldValue { shell?.setNeedsUpdateConfiguration() } }
  }

  /// Whether keys can give the cell the focus: where rows can be selected, unless overridden.
  ///
  /// What the delegate says of the row counts more.
  open override var canBecomeFocused: Bool { shell?.allowsSelection ?? false }

  /// Whether touches reach the cell while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  /// What the cell looks like while it is selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { shell?.setNeedsUpdateConfiguration() }
  }

  /// What the sign at the leading edge does while the table is edited.
  open var editingStyle: EditingStyle { shell?.rowEditingStyle ?? .none }

  // MARK: Beside the content

  /// What stands at the trailing edge while the table is not edited.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { shell?.adopt() } }
  }
  /// A view at the trailing edge, instead of what `accessoryType` says.
  open var accessoryView: UIView? { didSet { shell?.adopt() } }
  /// What stands at the trailing edge while the table is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { shell?.adopt() } }
  }
  /// A view at the trailing edge while the table is edited.
  open var editingAccessoryView: UIView? { didSet { shell?.adopt() } }
  /// Whether a grip shows while the table is edited.
  ///
  /// Differs from UIKit: it shows wherever the data source lets the row be moved.
  open var showsReorderControl = false
  /// Whether the content makes room for a sign while the table is edited, also where there is none.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { shell?.adopt() } }
  }
  /// How many steps the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { shell?.adopt() } }
  }
  /// How far one step is, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { shell?.adopt() } }
  }

  /// How far the line below the row stands from its edges, in points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) }
    set {
      ownSeparatorInset = newValue
      shell?.adopt()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  /// Where the line below the row begins by itself, from the leading edge, in points.
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

  /// A view behind the content that shows while the row is selected.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { exchange(oldValue, selectedBackgroundView) } }
  }

  /// A view behind the content that shows while the row is selected where several can be; nil: as
  /// `selectedBackgroundView` says.
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

  /// Says where the content stands, in the cell's coordinates.
  func place(content frame: CGRect) {
    contentPlace = frame
    besideContent = max(0, bounds.width - frame.width)
    if content.frame != frame { content.frame = frame }
    adoptMargins(around: frame, in: bounds.width)
  }

  /// Has the texts stand where the table wants them in a row of the given width.
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

  /// Has what keeps to the margins of the content view begin where texts do (published).
  ///
  /// Margins that an application or an interface file chose stay.
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

  /// Says that the row may prefer another height; see `UITableView.selfSizingInvalidation`.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    shell?.sizeMayHaveChanged(because: .enabled)
  }

  /// Returns the size that suits the content; by default, as high as the style's texts or constraints
  /// make it.
  ///
  /// - Parameter size: The width of the row, in points; the height has no effect.
  /// - Returns: The given width, and the height of the content, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(width: max(0, size.width - besideContent)))
  }

  /// Returns the size that the content gives the cell, with what stands beside the content.
  ///
  /// Called when a table measures the row: with the row's width, which is required. By default, a cell
  /// of given width is as high as ``sizeThatFits(_:)`` returns.
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

  /// Returns the height of a row of the given width whose content has the given place, in points.
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
