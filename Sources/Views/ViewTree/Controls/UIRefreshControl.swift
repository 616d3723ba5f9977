// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// A control above the content of a scroll view that starts a refresh when the user pulls the content down.
///
/// Set it as ``UIScrollView/refreshControl``, or add it to a scroll view. Drags and trackpad scrolls pull,
/// scroll wheels do not. During a refresh, once the drag that started it has ended, the height of the control
/// is part of `adjustedContentInset`; ``beginRefreshing()`` does not scroll there, as in UIKit.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  /// The distance of a pull that starts a refresh, in points, chosen by Mullion.
  private static let threshold: CGFloat = 96

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = RefreshTitle()
  weak var scrollView: UIScrollView?
  /// Whether the drag that started the refresh has not ended yet.
  private var isHeld = false

  /// Creates a control that is placed when it is added to a scroll view.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a control with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIRefreshControl.self)
  }

  private func setUp() {
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.alpha = 0
    for view in [wheel, title] { addSubview(view) }
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = "Refresh"
    frame.size.height = Self.height
  }

  /// The text below the indicator.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.text = attributedTitle
      setNeedsLayout()
    }
  }

  /// The colour of the indicator; until it is set, the default colour of activity indicators.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tintColor: UIColor! {
    didSet { wheel.color = tintColor }
  }

  // MARK: Refreshing

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// Begins a refresh programmatically and shows the indicator; sends no event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    showWheel()
    scrollView?.refreshInset = Self.height
  }

  /// Ends the refresh and hides the indicator; a no-op if no refresh is in progress.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHeld = false
    scrollView?.closeRefreshRoom()
    showWheel()
  }

  /// Handles a change of the content offset: starts a refresh if it was pulled far enough.
  func contentMoved() {
    guard let scrollView, isEnabled else { return }
    if !isRefreshing, scrollView.scroller.phase == .dragging, pull >= Self.threshold {
      isRefreshing = true
      isHeld = true
      showWheel()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      return
    }
    showWheel()
  }

  /// Handles the end of the drag: during a refresh, space for the indicator is reserved from then on.
  func endGrab() {
    guard isRefreshing, isHeld else { return }
    isHeld = false
    scrollView?.refreshInset = Self.height
  }

  /// The space at the top that is currently reserved, in points.
  var roomWanted: CGFloat { isRefreshing && !isHeld ? Self.height : 0 }

  /// The distance by which the content is pulled below its resting position, in points.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
      + scrollView.refreshInset
  }

  private func showWheel() {
    let pull = pull
    if isRefreshing { wheel.startAnimating() } else { wheel.stopAnimating() }
    wheel.shownShare = isRefreshing ? 1 : min(1, max(0, (pull - 16) / (Self.threshold - 16)))
    wheel.alpha = isRefreshing ? 1 : min(1, max(0, pull / 24))
    title.alpha = wheel.alpha
  }

  // MARK: Layout

  /// Places the control above the content, in the width of the scroll view.
  func place() {
    guard let scrollView else { return }
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView = superview as? UIScrollView, self.scrollView !== scrollView else {
      return
    }
    scrollView.refreshControl = self
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    let size = wheel.intrinsicContentSize
    wheel.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: hasTitle ? 10 : ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    title.frame = CGRect(
      x: 16, y: 36, width: max(0, bounds.width - 32), height: title.lineHeight)
  }
}
