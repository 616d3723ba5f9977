// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// The layout of the bars and the content.
extension UINavigationController: ContainerLayout, BarsHiding {
  var barViews: [UIView] { [bar, bottomBar] }

  func viewDidLeaveWindow() { changedOutOfSight() }
  /// The heights of the parts that the bar shows now.
  var metrics: NavigationBarMetrics { bar.metrics }

  /// Shows the top controller, and lays out bars and content.
  func layoutContents() {
    showTop()
    followContent()
    layoutBars()
  }

  func animator(
    isBack: Bool, from old: UIViewController?, to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old, let new else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: isBack ? .pop : .push, from: old, to: new)
      ?? (isBack ? old : new).ownAnimator(isComing: !isBack)
  }

  func titleChanged() { viewIfLoaded?.window?.titleDidChange() }

  /// Finds the scroll view that the bar follows; the current scroll view stays while it is in the shown view.
  func followContent() {
    let followed = follower.scrollView
    let isThere = followed.map { scrollView in
      shown?.viewIfLoaded.map(scrollView.isDescendant) ?? false
    }
    if isThere != true { follower.follow(contentToFollow) }
    bottomFollower.follow(shown?.bottomScrollView)
    follower.use(metrics)
    follower.didScroll()
  }

  private var contentToFollow: UIScrollView? {
    let scrollView = shown?.topScrollView
    return scrollView?.contentInsetAdjustmentBehavior == .never ? nil : scrollView
  }

  /// Follows the scroll view at the top of the content, which may exist only after the layout of the content.
  func contentWasLaidOut() {
    let found = contentToFollow
    bottomFollower.follow(shown?.bottomScrollView)
    guard stage != nil, found !== follower.scrollView else { return }
    follower.follow(found)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Runs a change that hides or shows bars; if `animated` is `true`, the bars slide.
  func moveBars(animated: Bool, _ change: () -> Void) {
    guard animated, ControllerMotion.isWanted, let view = viewIfLoaded, view.surface != nil else {
      return change()
    }
    // Lay out the bars' contents first, so that they are not animated within the bars.
    UIView.performWithoutAnimation {
      layoutBars()
      bar.layoutIfNeeded()
      bottomBar.layoutIfNeeded()
    }
    change()
    movingBars += 1
    UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
      self.layoutBars()
      if self.transition == nil { view.layoutIfNeeded() }
    } completion: { _ in
      self.movingBars -= 1
      self.layoutBars()
    }
  }

  /// Lays out the bars and the content.
  func layoutBars() {
    guard let view = viewIfLoaded, stage != nil else { return }
    follower.use(metrics)
    let safe = view.safeAreaInsets
    let metrics = metrics
    bar.isHidden = isNavigationBarHidden && movingBars == 0
    bar.background.overhang = safe.top
    bar.isAtScrollEdge = follower.isAtEdge
    bar.shownSearch =
      metrics.searchCollapses
      ? max(0, min(metrics.search, follower.shown - metrics.large)) : metrics.search
    let height = metrics.fixed + follower.shown + follower.pulled
    bar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : safe.top, width: view.bounds.width,
      height: height)
    let bottom = UIToolbar.height
    bottomBar.isHidden = isToolbarHidden && movingBars == 0
    bottomBar.background.overhang = safe.bottom
    bottomBar.frame = CGRect(
      x: 0, y: view.bounds.height - (isToolbarHidden ? 0 : safe.bottom + bottom),
      width: view.bounds.width, height: bottom)
    if bottomBar.items ?? [] != topViewController?.toolbarItems ?? [] {
      bottomBar.items = topViewController?.toolbarItems
    }
    if let content = shown?.viewIfLoaded, transition?.isCustom != true {
      place(content, of: shown)
    }
    placeSearch(in: view)
  }

  /// Adds the view of an active search in front of the content, or removes it.
  private func placeSearch(in view: UIView) {
    let wanted = topViewController?.navigationItem.searchController
    let active = wanted?.coversContent ?? false ? wanted : nil
    if let search, search !== active {
      search.willMove(toParent: nil)
      search.viewIfLoaded?.removeFromSuperview()
      search.removeFromParent()
    }
    search = active
    guard let active, let content = shown, content === topViewController, let stage else { return }
    let isNew = active.parent !== content
    if isNew { content.addChild(active) }
    let top = view.safeAreaInsets.top + (isNavigationBarHidden ? 0 : metrics.fixed + follower.shown)
    active.view.frame = view.bounds
    active.view.setOwnSafeAreaInsets(
      UIEdgeInsets(
        top: top, left: view.safeAreaInsets.left, bottom: view.safeAreaInsets.bottom,
        right: view.safeAreaInsets.right))
    if active.view.superview !== view { view.insertSubview(active.view, aboveSubview: stage) }
    if isNew { active.didMove(toParent: content) }
    active.viewIfLoaded?.setNeedsLayout()
  }

  /// Sets the frame and the safe area of the content.
  func place(_ content: UIView, of controller: UIViewController?) {
    let safe = view.safeAreaInsets
    let metrics = metrics
    let top = safe.top + (isNavigationBarHidden ? 0 : metrics.fixed + follower.shown)
    let bottom = safe.bottom + (isToolbarHidden ? 0 : UIToolbar.height)
    let edges = controller?.edgesForExtendedLayout ?? .all
    let isOpaque =
      !bar.isTranslucent && !(controller?.extendedLayoutIncludesOpaqueBars ?? false)
    let startsBelow = !isNavigationBarHidden && (isOpaque || !edges.contains(.top))
    let endsAbove = !isToolbarHidden && !edges.contains(.bottom)
    let insets = UIEdgeInsets(
      top: startsBelow ? 0 : top, left: safe.left, bottom: endsAbove ? 0 : bottom,
      right: safe.right)
    var frame = view.bounds
    if startsBelow {
      frame.origin.y += top
      frame.size.height -= top
    }
    if endsAbove { frame.size.height -= bottom }
    content.frame = frame
    content.setOwnSafeAreaInsets(insets)
  }

  /// Invalidates the layout and updates the title and the hidden bars, after the content or the height of the
  /// bar changed.
  func barStructureChanged() {
    hiding.traitsMayHaveChanged()
    viewIfLoaded?.setNeedsLayout()
    titleChanged()
  }
}
