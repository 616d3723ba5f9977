// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionViewTree

/// A controller that shows one of several pages, each with a controller of its own, which the user changes by
/// dragging.
///
/// Differs from UIKit: pages always slide, and one page is shown at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The transition style of the pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The direction in which pages follow one another.
  open private(set) var navigationOrientation: NavigationOrientation
  private let spacing: CGFloat
  private(set) lazy var turner = PageTurner(
    isVertical: navigationOrientation == .vertical, spacing: spacing, owner: self)
  private lazy var dots = makeDots()

  /// Creates a controller without a page.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let asked = options?[.interPageSpacing]
    let spacing = asked as? CGFloat ?? (asked as? NSNumber).map { CGFloat($0.doubleValue) }
    self.spacing = max(0, spacing ?? CGFloat(asked as? Int ?? 0))
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a page, with the transition style `.pageCurl` and horizontal navigation.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller without a page; the pages slide horizontally unless an interface file specifies
  /// otherwise.
  public required init?(coder: NSCoder) {
    let file = coder as? any ObjectCoding
    let isCurled = file.map { $0.attribute("transitionStyle") != "scroll" } ?? false
    transitionStyle = isCurled ? .pageCurl : .scroll
    navigationOrientation =
      file?.attribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    let distance = file?.attribute("pageSpacing").flatMap(Double.init) ?? 0
    spacing = distance.isFinite ? max(0, CGFloat(distance)) : 0
    super.init(coder: coder)
    coder.fill(self, as: UIPageViewController.self)
  }

  /// The data source of the pages before and after another page, or `nil` if the user cannot change pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      UncalledMethods.report(of: dataSource)
      if dataSource !== oldValue { sourceChanged() }
    }
  }

  /// The delegate, which is notified of page changes by the user.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The location of the spine, which is `.none` for the style `scroll` and `.min` for the style `pageCurl`.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }

  /// Whether pages have content on their backs.
  ///
  /// - Note: Has no effect on Linux, because there are no page curls.
  open var isDoubleSided = false

  /// The recognisers by which the user changes pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [turner.scrollView.panGestureRecognizer] }

  /// An array with the controller of the current page, or an empty array before a page was set.
  open var viewControllers: [UIViewController]? { turner.current.map { [$0] } ?? [] }

  /// Shows a page; if `animated` is `true`, the page slides in from `direction`.
  ///
  /// `completion` is called with `true` when the page is shown, or with `false` if another page was set
  /// before. The delegate is not notified.
  ///
  /// - Precondition: There is exactly one controller.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    guard pages.count == 1, let page = pages.first else {
      contractBroken(
        "setViewControllers(_:direction:animated:completion:) with \(pages.count) controllers; pass"
          + " the controller of one page.")
    }
    turner.show(page, isForward: direction == .forward, animated: animated, completion)
    sourceChanged()
  }

  // MARK: Page control

  private func makeDots() -> UIPageControl {
    let dots = UIPageControl()
    dots.addAction(
      UIAction { [weak self] _ in self?.dotsChanged() }, for: .valueChanged)
    return dots
  }

  /// Updates neighbours and dots after the data source or the current page changed.
  private func sourceChanged() {
    guard isViewLoaded else { return }
    turner.requestNeighbors()
    let count =
      transitionStyle == .scroll && navigationOrientation == .horizontal
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if count > 0 {
      dots.numberOfPages = count
      dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
      shownDot = dots.currentPage
      if dots.superview == nil { view.addSubview(dots) }
    } else if isShowingDots {
      dots.removeFromSuperview()
    }
    view.setNeedsLayout()
  }

  private var isShowingDots: Bool {
    viewIfLoaded?.subviews.contains { $0 is UIPageControl } ?? false
  }

  /// Handles the selection of the next or previous dot by the user.
  private func dotsChanged() {
    let wanted = dots.currentPage
    let step = wanted - shownDot
    dots.currentPage = shownDot
    if step != 0 { turner.turn(isForward: step > 0) }
  }

  private var shownDot = 0

  /// Updates the dots after the user changed the page.
  func turned(isForward: Bool) {
    guard isShowingDots else { return }
    dots.currentPage = shownDot + (isForward ? 1 : -1)
    shownDot = dots.currentPage
  }

  // MARK: Showing pages

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.controller = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(turner.scrollView)
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    turner.viewWasLoaded()
    sourceChanged()
  }

  override var shownChild: UIViewController? { turner.current }
  open override var childForStatusBarStyle: UIViewController? { turner.current }
  open override var childForStatusBarHidden: UIViewController? { turner.current }
}

extension UIPageViewController: ContainerLayout {
  /// The height of the page control, in points.
  private static let dotsHeight: CGFloat = 37

  func endTransition() { turner.finish() }

  func layoutContents() {
    var area = view.bounds
    if isShowingDots {
      let bottom = view.safeAreaInsets.bottom
      area.size.height = max(0, area.height - Self.dotsHeight - bottom)
      dots.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: Self.dotsHeight)
    }
    var insets = view.safeAreaInsets
    if isShowingDots { insets.bottom = 0 }
    turner.arrange(in: area, safeArea: insets)
  }
}
