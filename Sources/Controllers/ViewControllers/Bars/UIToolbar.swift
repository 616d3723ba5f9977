// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A bar of buttons at the bottom.
///
/// Differs from UIKit: there is no blur; see ``UIBarAppearance``.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// The height of the bar without the safe area, in points.
  static let height: CGFloat = 44

  let background = BarBackgroundView(lineAt: .top)
  private var side: BarSide?

  /// Creates a bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIToolbar.self)
  }

  private func setUp() {
    accessibilityRole = .toolbar
    addSubview(background)
    appearanceChanged()
  }

  /// The delegate, which determines the position of the bar.
  open weak var delegate: (any UIToolbarDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The items, from the leading edge.
  open var items: [UIBarButtonItem]? {
    didSet {
      present(items, insteadOf: oldValue)
      showItems()
    }
  }

  /// Sets the items.
  ///
  /// - Note: `animated` has no effect.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The style of the bar, light or dark.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether the bar is translucent.
  ///
  /// - Note: Has no effect on Linux.
  open var isTranslucent = true

  /// The appearance of the bar, unless a more specific appearance applies.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearanceIsGiven = true
      appearanceChanged()
    }
  }
  /// Whether `standardAppearance` was set as a whole.
  private(set) var standardAppearanceIsGiven = false
  /// The appearance of the bar in vertically compact windows, or `nil` for `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? { didSet { appearanceChanged() } }
  /// The appearance of the bar while no content is behind it.
  ///
  /// No content is behind the bar if the scroll view in the navigation controller's content is scrolled to
  /// its end, or if there is no scroll view.
  ///
  /// Differs from UIKit: `nil` stands for `compactAppearance` or `standardAppearance`, with its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceChanged() } }
  /// The appearance of the bar while no content is behind it in vertically compact windows, or `nil` for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceChanged() } }

  /// Sets the background image of `standardAppearance` for the positions `any` and `bottom`; an empty image
  /// removes the background.
  ///
  /// Other positions are ignored, and `barMetrics` is not used.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    givenBackgroundImage = backgroundImage
    standardAppearance.showGround(backgroundImage)
  }
  /// Returns the background image set for a position, or `nil` if none was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    topOrBottom == .any || topOrBottom == .bottom ? givenBackgroundImage : nil
  }
  private var givenBackgroundImage: UIImage?

  /// Sets the image of the line above the bar, in `standardAppearance`, for the positions `any` and `bottom`;
  /// an empty image removes the line.
  ///
  /// Other positions are ignored.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    standardAppearance.shadowImage = shadowImage
  }
  /// Returns the image of the line above the bar set for a position, or `nil` if none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    topOrBottom == .any || topOrBottom == .bottom ? standardAppearance.shadowImage : nil
  }

  /// The background colour of `standardAppearance`, or `nil` for the system's background.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// The position of the bar; by default at the bottom.
  open var barPosition: UIBarPosition {
    (delegate?.position(for: self) ?? .any).or(.bottom)
  }

  /// Whether no content is behind the bar.
  var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue, edgeLook != nil { appearanceChanged() } }
  }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  private var edgeLook: UIToolbarAppearance? {
    (isLow ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
  }

  private var look: UIToolbarAppearance {
    (isAtScrollEdge ? edgeLook : nil) ?? (isLow ? compactAppearance : nil)
      ?? standardAppearance
  }

  private func appearanceChanged() {
    follow([
      standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance,
    ])
    background.show(look, isClear: false)
    showItems()
  }

  private func showItems() {
    for view in side?.views ?? [] where view.superview === self { view.removeFromSuperview() }
    side = BarSide(items ?? [], plain: look.buttonAppearance, done: look.doneButtonAppearance)
    for view in side?.views ?? [] { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      appearanceChanged()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.fill(bounds)
    let margin = NavigationBarMetrics.margin(width: bounds.width)
    let safe = safeAreaInsets
    let row = CGRect(
      x: safe.left + margin, y: 0, width: bounds.width - safe.left - safe.right - 2 * margin,
      height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    side?.place(
      from: isMirrored ? row.maxX : row.minX, step: isMirrored ? -1 : 1, in: row, room: row.width)
  }
}

extension UIToolbar: BarItemPresenting, BarAppearancePresenting {
  /// Updates the items.
  package func barItemChanged(_ item: UIBarItem) { showItems() }
  /// Updates the appearance of the bar.
  package func barAppearanceChanged() { appearanceChanged() }
}
