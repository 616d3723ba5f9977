// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A bar of buttons at the bottom.
///
/// Differs from UIKit: there is no blur; see ``UIBarAppearance``.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// Of the bar without the safe area, in points.
  static let height: CGFloat = 44

  let background = BarBackgroundView(lineAt: .top)
  private var side: BarSide?

  /// A bar that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar of no size.
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

  /// Says where the bar stands.
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
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether the bar is light or dark.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether content is seen through the bar.
  open var isTranslucent = true

  /// What the bar looks like.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearanceIsGiven = true
      appearanceChanged()
    }
  }
  /// Whether `standardAppearance` was set as a whole.
  private(set) var standardAppearanceIsGiven = false
  /// What it looks like in low windows; nil: `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? { didSet { appearanceChanged() } }
  /// What it looks like where no content is below it; nil: `standardAppearance`.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceChanged() } }
  /// The same in low windows; nil: `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceChanged() } }

  /// Sets the picture behind the bar, in `standardAppearance`, of any place and the bottom; an empty one takes the
  /// background away.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    givenBackgroundImage = backgroundImage
    standardAppearance.showGround(backgroundImage)
  }
  /// The picture behind the bar that was set for a place; nil: none was.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    topOrBottom == .any || topOrBottom == .bottom ? givenBackgroundImage : nil
  }
  private var givenBackgroundImage: UIImage?

  /// Sets the picture of the line above the bar, in `standardAppearance`, of any place and the bottom; an empty one takes
  /// the line away.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    guard topOrBottom == .any || topOrBottom == .bottom else { return }
    standardAppearance.shadowImage = shadowImage
  }
  /// The picture of the line above the bar that was set for a place; nil: none was.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    topOrBottom == .any || topOrBottom == .bottom ? standardAppearance.shadowImage : nil
  }

  /// The colour behind the bar, in `standardAppearance`; nil: the system's.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  /// Where the bar stands: at the bottom.
  open var barPosition: UIBarPosition {
    (delegate?.position(for: self) ?? .any).or(.bottom)
  }

  private var look: UIToolbarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    return (isLow ? compactAppearance : nil) ?? standardAppearance
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
  /// Shows the items anew.
  package func barItemChanged(_ item: UIBarItem) { showItems() }
  /// Shows the bar anew.
  package func barAppearanceChanged() { appearanceChanged() }
}
