// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

extension UIView {
  /// Returns the nearest of the view and its superviews for which `isLast` returns `true`, or the topmost one
  /// if it returns `false` for all of them.
  ///
  /// Every query about a view's superviews uses this traversal, most of them for every view. Therefore it
  /// does not retain the views it visits.
  ///
  /// - Precondition: `isLast` only reads or sets the view's state; no view is deallocated meanwhile.
  /// - Complexity: O(depth).
  @inline(__always)
  final func ascend(_ isLast: (UIView) -> Bool) -> UIView {
    guard TearDown.letsPeek else {
      var view = self
      while !isLast(view), let above = view.parent { view = above }
      return view
    }
    return Self.climb(from: Unmanaged.passUnretained(self), isLast).takeUnretainedValue()
  }

  /// Performs the traversal of ``ascend(_:)`` and returns the view at which it ends.
  ///
  /// The method is nonisolated, as ``isAny(of:_:)`` is: closures of the main actor called by the standard
  /// library check the current executor on each call.
  @inline(__always)
  private nonisolated static func climb(
    from view: Unmanaged<UIView>, _ isLast: (UIView) -> Bool
  ) -> Unmanaged<UIView> {
    var reached = view
    while !reached._withUnsafeGuaranteedRef(isLast),
      let above = reached._withUnsafeGuaranteedRef({ $0.superviewLifetime?.peekedView })
    {
      reached = above
    }
    return reached
  }

  /// Returns whether `holds` returns `true` for a direct subview.
  ///
  /// - Precondition: `holds` only reads the view's state; the views visited are not retained.
  /// - Complexity: O(subviews).
  @inline(__always)
  final func hasSubview(where holds: (UIView) -> Bool) -> Bool { Self.isAny(of: children, holds) }

  @inline(__always)
  private nonisolated static func isAny(of views: [UIView], _ holds: (UIView) -> Bool) -> Bool {
    views.withUnsafeBufferPointer { views in
      var index = 0
      while index < views.count,
        !Unmanaged.passUnretained(views[index])._withUnsafeGuaranteedRef(holds)
      { index += 1 }
      return index < views.count
    }
  }

  /// Returns whether the view is `view` or a descendant of it.
  ///
  /// - Complexity: O(depth).
  final func isInside(_ view: UIView) -> Bool { ascend { $0 === view } === view }

  /// Returns whether `view` is the superview.
  package final func isDirectly(in view: UIView) -> Bool { superviewLifetime === view.lifetime }

  /// The view at the top of the hierarchy.
  ///
  /// - Complexity: O(depth).
  package final var rootView: UIView { ascend { _ in false } }

  /// The window at the top of the hierarchy, or `nil` outside of one.
  final var rootWindow: UIWindow? {
    let root = rootView
    return root.isWindowRoot ? root as? UIWindow : nil
  }

  /// Whether the hierarchy is in a window or on a host's surface.
  final var isInWindowOrSurface: Bool {
    let root = rootView
    return root.isWindowRoot || root.rootSurface != nil
  }
}

extension UIView {
  /// The surface of the view's hierarchy, or `nil` outside of one.
  ///
  /// - Complexity: O(depth).
  package var surface: ViewSurface? { rootView.rootSurface }

  /// The host services of the surface that contains the view.
  ///
  /// A view outside of a surface has the current services.
  ///
  /// - Complexity: O(depth).
  package var services: HostServices { surface?.services ?? .current }

  /// Runs `body` with the services of the surface that contains the view; outside of a surface, with the
  /// current ones.
  ///
  /// - Complexity: O(depth), and that of `body`.
  package func serve<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let surface else { return try body() }
    return try surface.serve(body)
  }

  /// The subviews in painting order, from back to front: by `zPosition`, then by their order.
  package var paintingOrder: [UIView] {
    for view in children where view.layer.zPosition != 0 { return subviewsByDepth }
    return children
  }

  private var subviewsByDepth: [UIView] {
    children.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, view.children.isEmpty || !isDescendant(of: view) else {
      return Diagnostics.reportOnce(
        "\(view.words) is added to itself or to a view inside it, and is not moved; add it "
          + "to another view.")
    }
    if view.parent === self {
      move(view, to: max(0, min(index, children.count - 1)))
      return
    }
    checkThread()
    let isInWindow = isInWindowOrSurface
    if view.tree.isInWindow || isInWindow { view.announcePresence(isInWindow, in: window) }
    view.detach(from: view.parent, to: self)
    if index >= children.count {
      children.append(view)
    } else {
      children.insert(view, at: max(0, index))
    }
    view.superview = self
    view.constraintKeeper.settleIntoOwnRegion()
    view.constraintKeeper.joinRegion()
    setPictureStale()
    view.markLayoutPathPending()
    view.environmentDidChange()
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard sibling.superview === self, let index = subviews.firstIndex(where: { $0 === sibling })
    else {
      contractBroken(
        "insertSubview next to \(sibling.words), which is not a subview; "
          + "pass one of the view's subviews")
    }
    let own = subviews.firstIndex { $0 === view }
    let passed = own.map { $0 < index ? 1 : 0 } ?? 0
    insert(view, at: index + offset - passed)
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }), old != index else { return }
    children.remove(at: old)
    children.insert(view, at: index)
    setPictureStale()
  }

  /// Exchanges the subviews at the two indexes.
  func exchange(_ first: Int, _ second: Int) {
    require(
      subviews.indices.contains(first) && subviews.indices.contains(second),
      "exchangeSubview(at: \(first), withSubviewAt: \(second)) in a view of \(subviews.count) "
        + "subviews; pass indexes of subviews")
    children.swapAt(first, second)
    setPictureStale()
  }

  /// Returns the first view with the given tag among the subviews and their descendants.
  func inner(withTag tag: Int) -> UIView? {
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Removes the view from `old`; if `new` is given, `insert(_:at:)` completes the move.
  func detach(from old: UIView?, to new: UIView?) {
    guard old != nil || new != nil else { return }
    if new == nil { announcePresence(false, in: nil) }
    willMove(toSuperview: new)
    guard let old else { return }
    checkThread()
    constraintKeeper.leaveRegion()
    old.willRemoveSubview(self)
    old.layer.subviewWillLeave(self)
    if let surface, !surface.keepsFirstResponder, let first = surface.firstResponder,
      sequence(first: first, next: \.next).contains(where: { $0 === self })
    {
      surface.firstResponder = nil
    }
    surface?.viewWillLeave(self)
    for (index, view) in old.children.enumerated() where view === self {
      old.children.remove(at: index)
      break
    }
    superview = nil
    old.setPictureStale()
    old.setNeedsLayout()
    guard new == nil else { return }
    constraintKeeper.settleIntoOwnRegion()
    environmentDidChange()
    didMoveToSuperview()
  }

  /// Updates the window, traits, tint and safe area of the view and its subviews after a move in the
  /// hierarchy.
  func environmentDidChange() {
    let wasInWindow = tree.isInWindow
    let isInWindow = isInWindowOrSurface
    notifyWindow(isInWindow)
    traitsDidChange()
    tintDidChange()
    // Views have a safe area of their own only in windows. Outside of windows there is none, and only
    // margins that follow the superview's can change here.
    safeAreaChanged(isEverywhere: wasInWindow || isInWindow)
    if !wasInWindow, !isInWindow, preservesSuperviewLayoutMargins || tree.isControllerView {
      layoutMarginsMayHaveChanged()
    }
  }

  func notifyWindow(_ isInWindow: Bool) {
    // Subviews of a view outside of windows are in no window either.
    guard tree.isInWindow || isInWindow else { return }
    let isChange = tree.isInWindow != isInWindow
    tree.isInWindow = isInWindow
    if isChange, isInWindow { layer.recordArrival() }
    if isInWindow, Appearances.areUsed {
      Appearances.set(on: self, traits: traitCollection, ancestors: appearanceAncestors)
    }
    didMoveToWindow()
    if isChange {
      if !isInWindow { cancelAnimations() }
      owner?.viewDidChangePresence(isInWindow)
    }
    if children.isEmpty { return }
    for subview in children { subview.notifyWindow(isInWindow) }
  }

  func tintDidChange() {
    setPictureStale()
    tintColorDidChange()
    if children.isEmpty { return }
    for subview in children where subview.tree.tintColor == nil { subview.tintDidChange() }
  }

  /// The views and controllers that enclose the view, the nearest first, to which appearances are matched.
  package var appearanceAncestors: [AnyObject] {
    var found: [AnyObject] = []
    var responder = nextResponderOverride ?? superview
    while let present = responder {
      found.append(present)
      responder = present.next
    }
    return found
  }
}

extension UIView {
  /// Whether the view's class is declared by the library rather than by an application.
  package final var isOfLibrary: Bool { tree.classFacts.contains(.isOfLibrary) }

  /// The view as a `BuiltInView`, or `nil` if its class does not conform.
  final var builtIn: (any BuiltInView)? {
    tree.classFacts.contains(.isBuiltIn) ? self as? any BuiltInView : nil
  }
}

// MARK: Tint adjustment

extension UIView {
  /// Whether any view ever set a tint adjustment mode; if not, superviews need not be searched.
  @exclusivity(unchecked) static var haveAdjustedTints = false

  /// The tint adjustment mode in effect, set by the view or the nearest superview that sets one.
  ///
  /// - Complexity: O(depth).
  var shownTintAdjustment: TintAdjustmentMode {
    guard Self.haveAdjustedTints else { return .normal }
    let said = sequence(first: self) { $0.superview }
      .first { $0.tree.tintAdjustment != .automatic }
    return said?.tree.tintAdjustment ?? .normal
  }

  /// The nearest tint colour that was set, adjusted for the view; `nil` if no view ever set a tint adjustment
  /// mode.
  ///
  /// - Complexity: O(depth).
  var adjustedTint: UIColor? {
    guard Self.haveAdjustedTints else { return nil }
    let given = sequence(first: self) { $0.superview }.first { $0.tree.tintColor != nil }
    let color = given?.tree.tintColor ?? .systemBlue
    return tintAdjustmentMode == .dimmed ? color.withoutColor : color
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    guard tree.tintAdjustment != mode else { return }
    let before = shownTintAdjustment
    tree.tintAdjustment = mode
    Self.haveAdjustedTints = true
    if shownTintAdjustment != before { tintAdjustmentDidChange() }
  }

  private func tintAdjustmentDidChange() {
    setPictureStale()
    tintColorDidChange()
    for subview in children where subview.tree.tintAdjustment == .automatic {
      subview.tintAdjustmentDidChange()
    }
  }
}
