// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// Stands above the content of a scroll view, and lets a person pull to load anew.
///
/// Give it to ``UIScrollView/refreshControl``, or add it to a scroll view. Drags and strokes of a
/// touchpad pull; a wheel can't. While it refreshes, its height is part of
/// `adjustedContentInset`; ``beginRefreshing()`` does not scroll there, as in UIKit.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  /// How far content is pulled until it loads anew, in points (ours).
  private static let threshold: CGFloat = 96

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = RefreshTitle()
  weak var scrollView: UIScrollView?
  /// Whether the hand that pulled has not let go yet.
  private var isHeld = false

  /// A control that takes its place when it is given to a scroll view.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  /// A control in `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control of no size.
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

  /// What is written below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.text = attributedTitle
      setNeedsLayout()
    }
  }

  /// The colour of the wheel; the system's unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tintColor: UIColor! {
    didSet { wheel.color = tintColor }
  }

  // MARK: Refreshing

  /// Whether something is being loaded.
  open private(set) var isRefreshing = false

  /// Shows that loading has begun, without a person's pull.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    showWheel()
    scrollView?.refreshInset = Self.height
  }

  /// Shows that loading has ended.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHeld = false
    scrollView?.closeRefreshRoom()
    showWheel()
  }

  /// The content moved: pulled far enough, it loads anew.
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

  /// The hand lets go: room for the wheel stays while something is being loaded.
  func handLetsGo() {
    guard isRefreshing, isHeld else { return }
    isHeld = false
    scrollView?.refreshInset = Self.height
  }

  /// The room that is kept at the top now, in points.
  var roomWanted: CGFloat { isRefreshing && !isHeld ? Self.height : 0 }

  /// How far the content stands below its beginning, in points.
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

  /// Stands above the content, as wide as the scroll view.
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
