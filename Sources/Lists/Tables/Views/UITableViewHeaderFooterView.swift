// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
public import MullionControls
public import MullionViewTree

/// The header or footer of a section of a table.
///
/// Add subviews to `contentView`, set a `contentConfiguration`, or use `textLabel`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TableContentHolding {
  /// A closure that updates the view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  private var identifier: String?
  let shown = TableContent()
  private var content: UIView { shown.view }
  private var shownContent: (any UIContentConfiguration)? { shown.configuration }
  /// The insets and margins that the table specifies for the content.
  var room = TableInsets() { didSet { if room != oldValue { setNeedsLayout() } } }
  private var label: UILabel?
  private var detail: UILabel?
  private var ground: UIView?
  /// The table's appearance for texts and background.
  var looks = TableBoundaryLook() {
    didSet { if looks != oldValue { looksDidChange() } }
  }

  /// Creates a view that is reused for other sections with the same identifier.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Creates a view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from an interface file; any other coder creates a view that is not reused.
  public required init?(coder: NSCoder) {
    identifier = (coder as? any ObjectCoding)?.attribute("reuseIdentifier")
    super.init(coder: coder)
    addSubview(content)
    coder.fill(self, as: UITableViewHeaderFooterView.self)
  }

  /// Creates a view with a reuse identifier; only for the creation of registered classes, see
  /// `RegisteredView`.
  @available(*, unavailable, message: "register the class, or call init(reuseIdentifier:)")
  public required convenience init(reusableAs identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// The reuse identifier of the view; `nil` if it is not reused.
  open var reuseIdentifier: String? { identifier }

  /// Sets the reuse identifier of a view that was created from a nib.
  func record(_ identifier: String) { self.identifier = identifier }

  /// Prepares the view for another use, called before it is reused; an override calls `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Content

  /// The container of subviews, as large as the header or footer without the insets that the table specifies.
  open var contentView: UIView { content }

  /// The main label, which displays the title; `nil` while there is a content configuration.
  open var textLabel: UILabel? {
    guard shownContent == nil else { return nil }
    if let label { return label }
    let label = UILabel()
    label.numberOfLines = 0
    content.addSubview(label)
    self.label = label
    looksDidChange()
    return label
  }

  /// A smaller label below `textLabel`; `nil` while there is a content configuration.
  open var detailTextLabel: UILabel? {
    guard shownContent == nil else { return nil }
    if let detail { return detail }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    content.addSubview(label)
    detail = label
    return label
  }

  /// The configuration of the content; `nil` for the labels and the subviews of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set {
      showContent(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Returns the default content configuration for the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { looks.content }

  /// Whether `contentConfiguration` is updated automatically when the view's state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether `backgroundConfiguration` is updated automatically when the view's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The configuration of the background; `nil` for the background of the table's style.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      setNeedsUpdateConfiguration()
    }
  }

  /// Returns the default background configuration for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { looks.background }

  /// A view behind everything else.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsUpdateConfiguration()
    }
  }

  /// The current state of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }
  /// Whether the view is pinned to an edge of the table's visible bounds.
  var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Updates the view's configurations for `state`; a no-op by default.
  ///
  /// Also called after a change of an observable object that the last call read.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// The closure called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    shown.needsUpdate = true
    setNeedsLayout()
  }

  func callUpdateHandler(of state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Displays the background for `state`.
  func configurationsWereUpdated(for state: UIViewConfigurationState) {
    let isOwn = backgroundView != nil || backgroundColor != nil
    let shown =
      backgroundConfiguration ?? (isOwn ? .clear() : defaultBackgroundConfiguration())
    let updated = automaticallyUpdatesBackgroundConfiguration ? shown.updated(for: state) : shown
    if let face = ground as? BackgroundFace {
      face.configuration = updated
    } else {
      let face = BackgroundFace(updated)
      face.frame = bounds
      face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(face, at: 0)
      ground = face
    }
  }

  func contentViewWasReplaced() {
    (label, detail) = (nil, nil)
    content.frame = bounds
    addSubview(content)
  }

  private func looksDidChange() {
    let text = looks.content.textProperties
    label?.font = text.font
    label?.textColor = text.color
    setNeedsUpdateConfiguration()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    content.frame = CGRect(
      x: bounds.minX + room.left, y: bounds.minY,
      width: max(0, bounds.width - room.left - room.right), height: bounds.height)
    backgroundView?.frame = bounds
    guard shownContent == nil, label != nil || detail != nil else { return }
    let insets = textInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, content.bounds.width - insets.leading - insets.trailing)
    var bottom = bounds.height - insets.bottom
    for view in [detail, label].compactMap(\.self) {
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      bottom -= height
      view.frame = CGRect(
        x: isMirrored ? insets.trailing : insets.leading, y: bottom, width: width, height: height)
    }
  }

  /// The insets of texts in the content view, in points.
  private var textInsets: NSDirectionalEdgeInsets {
    var insets = looks.textInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (room.leftMargin - room.left, room.rightMargin - room.right)
    insets.leading = max(insets.leading, isMirrored ? right : left)
    insets.trailing = max(insets.trailing, isMirrored ? left : right)
    return insets
  }

  /// Returns the width that the texts or the content prefer, in points; `nil` if it is undetermined.
  func fittingWidth(within width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    let beside = room.left + room.right
    if shownContent != nil || content.constrainedAxes.width {
      let own = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
      return own > 0 ? min(width, own + beside) : nil
    }
    let texts = [label, detail].compactMap { $0?.intrinsicContentSize.width }
    guard let widest = texts.max(), widest > 0 else { return nil }
    return min(width, widest.rounded(.up) + textInsets.leading + textInsets.trailing + beside)
  }

  /// Whether a configuration or constraints in the content view determine the height.
  var isContentDecided: Bool { shownContent != nil || content.constrainedAxes.height }

  /// Returns the size that fits the texts; without texts, the size that `UIView` returns.
  ///
  /// - Parameter size: The width of the header or footer, in points; the height has no effect.
  /// - Returns: The given width, and the height of the texts with their insets, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textInsets
    let width = size.width - room.left - room.right - insets.leading - insets.trailing
    let inner = CGSize(width: max(0, width), height: 0)
    let texts = [label, detail].compactMap { $0?.sizeThatFits(inner).height }
    guard !texts.isEmpty else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: texts.reduce(insets.top + insets.bottom, +))
  }

  /// Returns the size that results from a configuration, constraints or texts.
  ///
  /// Called when a table measures the view: with the width of its rows, which is required. By default, the
  /// height of a view without a configuration or constraints is that of ``sizeThatFits(_:)``.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let beside = room.left + room.right
    let isContentDecided = isContentDecided
    guard isContentDecided || constrainedAxes.height else {
      let isWide = horizontalFittingPriority == .required
      var size = targetSize
      if !isWide { size.width = fittingWidth(within: .infinity) ?? targetSize.width }
      if verticalFittingPriority != .required {
        let height = CGFloat.greatestFiniteMagnitude
        size.height = sizeThatFits(CGSize(width: size.width, height: height)).height
      }
      return size
    }
    let target = CGSize(width: max(0, targetSize.width - beside), height: targetSize.height)
    let fitted =
      isContentDecided
      ? content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      : super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: fitted.width + beside, height: fitted.height)
  }
}
