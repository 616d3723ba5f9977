// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
public import MullionControls
public import MullionViewTree

/// The header or footer of a section of a table.
///
/// Put subviews into `contentView`, set a `contentConfiguration`, or use `textLabel`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TableContentHolding {
  /// Changes the view as a state demands.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  private var identifier: String?
  let shown = TableContent()
  private var content: UIView { shown.view }
  private var shownContent: (any UIContentConfiguration)? { shown.configuration }
  /// What the table leaves free beside the content.
  var room = TableRoom() { didSet { if room != oldValue { setNeedsLayout() } } }
  private var label: UILabel?
  private var detail: UILabel?
  private var ground: UIView?
  /// What the table's look gives texts and ground.
  var looks = TableBoundaryLook() {
    didSet { if looks != oldValue { looksDidChange() } }
  }

  /// A view that is used again for other sections with the same identifier.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// A view that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view as an interface file describes it; one that is not used again with another coder.
  public required init?(coder: NSCoder) {
    identifier = (coder as? any ObjectCoding)?.attribute("reuseIdentifier")
    super.init(coder: coder)
    addSubview(content)
    coder.fill(self, as: UITableViewHeaderFooterView.self)
  }

  /// Calls `init(reuseIdentifier:)`; not for callers, see `RegisteredView`.
  @available(*, unavailable, message: "register the class, or call init(reuseIdentifier:)")
  public required convenience init(reusableAs identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// What the view is asked for with when it is used again.
  open var reuseIdentifier: String? { identifier }

  /// Notes what a view is asked for with that was made from a nib.
  func note(_ identifier: String) { self.identifier = identifier }

  /// Called before the view is used again; an override calls `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Content

  /// The view for subviews; as large as the header or footer.
  open var contentView: UIView { content }

  /// The text; nil while there is a content configuration.
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

  /// A smaller text below the other; nil while there is a content configuration.
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

  /// What the view shows; nil: its texts, and what is put into `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { shownContent }
    set {
      showContent(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// The content that suits the table's look.
  open func defaultContentConfiguration() -> UIListContentConfiguration { looks.content }

  /// Whether `contentConfiguration` is updated by itself when the view's state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether `backgroundConfiguration` is updated by itself when the view's state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What is behind the content; nil: what the table's look has there.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      setNeedsUpdateConfiguration()
    }
  }

  /// What the table's look has behind headers and footers.
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

  /// What the view is like now.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Changes the view's configurations as `state` demands; does nothing by default.
  ///
  /// Called again when something observable that it read changes.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for the configurations to be updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    shown.needsUpdate = true
    setNeedsLayout()
  }

  func tellUpdateHandler(of state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Shows the background as `state` demands.
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

  /// Around texts in the content view, in points.
  private var textInsets: NSDirectionalEdgeInsets {
    var insets = looks.textInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (room.leftMargin - room.left, room.rightMargin - room.right)
    insets.leading = max(insets.leading, isMirrored ? right : left)
    insets.trailing = max(insets.trailing, isMirrored ? left : right)
    return insets
  }

  /// The width that the texts or the content want, in points; nil: nothing decides it.
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

  /// Whether a configuration or constraints in the content view decide the height.
  var isContentDecided: Bool { shownContent != nil || content.constrainedAxes.height }

  /// Returns the size that suits the texts; without texts, that of a plain view.
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

  /// Returns the size that a configuration, constraints or texts give the view.
  ///
  /// Called when a table measures the view: with the width of its rows, which is required. By default,
  /// a view without constraints is as high as ``sizeThatFits(_:)`` returns.
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
