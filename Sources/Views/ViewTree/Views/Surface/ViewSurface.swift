// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
import MullionContracts

/// A view hierarchy mounted in a host: its size, its clock, its frames and its input.
@MainActor
package final class ViewSurface {
  /// The top of the hierarchy; its frame is kept at (0, 0, size).
  package let root: UIView
  /// In points.
  package private(set) var size: CGSize
  /// Pixels per point.
  package private(set) var scale: CGFloat
  /// What views adapt to; setting it tells the views.
  package var traits: UITraitCollection {
    didSet {
      guard traits != oldValue else { return }
      ambient?.traits = traits
      root.traitsDidChange()
    }
  }
  /// The display whose traits are the surface's.
  package var ambient: AmbientDisplay? {
    didSet { ambient?.traits = traits }
  }
  /// What the host does for the views: as long as a frame is made or painted, or an event is dealt
  /// with, code that asks without a view asks these.
  package var services = HostServices.program
  /// Whether what is typed is text for the first responder.
  package var takesText: Bool {
    keyResponder?.textReceiver != nil || keyResponder?.keyInput != nil
  }
  /// Where the caret is, for an input method's window, in points; nil when nothing is edited.
  package var caretRect: CGRect? { keyResponder?.textReceiver?.caretInSurface }
  /// Asks the host for a frame; called once until the next frame.
  package var onNeedsFrame: (() -> Void)?
  /// The time of the last frame, in seconds on the host's clock.
  package private(set) var now: TimeInterval = 0
  /// Reads the host's clock between frames, in seconds; nil: time stands still between frames.
  package var clock: (() -> TimeInterval)?
  /// The time on the host's clock, never before the last frame.
  package var currentTime: TimeInterval { isInFrame ? now : max(now, clock?() ?? now) }
  private var isInFrame = false
  /// The number of the surface's last frame among those of all surfaces; 0: it made none.
  private(set) var lastFrame = 0
  /// Whether views are being laid out, as they are in every frame and before every event.
  package private(set) var isLayingOut = false
  /// Ticks what is animated.
  private(set) lazy var animator = LayerAnimator(self)
  /// The object that gets keys first.
  package weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      onFirstResponder?()
      inputViews?.update()
    }
  }
  /// Whether views move to other superviews in the surface, and the first responder among them remains that.
  private(set) var keepsFirstResponder = false
  /// The first responder, unless something that wants all the attention stands in front of it.
  var keyResponder: UIResponder? {
    (firstResponder as? UIView)?.isBehindModalView == true ? nil : firstResponder
  }
  /// What shows the first responder's input views; nil: nothing does.
  package var inputViews: (any InputViewShowing)?
  /// How much of the bottom a keyboard, or what stands for one, covers, in points.
  package var keyboardCover: CGFloat = 0 {
    didSet { if keyboardCover != oldValue { root.constraintKeeper.keyboardCoverChanged() } }
  }
  /// Told when another object gets keys first.
  package var onFirstResponder: (() -> Void)?

  /// What is to be shown at the place of the pointer.
  package var cursor = PointerCursor.usual {
    didSet { if cursor != oldValue { onCursor?() } }
  }
  /// Told when something else is to be shown at the place of the pointer.
  package var onCursor: (() -> Void)?

  /// The part of the hierarchy that keys can go to; nil: all of it.
  package var keyScope: (() -> UIView?)?

  /// How many times a frame lays out before it gives up waiting for views to settle.
  private static let layoutPassLimit = 24

  private var frameIsAsked = false
  private var callbacks: [Int: (TimeInterval) -> Bool] = [:]
  private var nextCallback = 0
  private var layoutFollowers: [() -> Void] = []
  /// What brings events to the views.
  package let input: any EventTaking
  /// What keeps which view has the focus.
  package private(set) lazy var focus = makeFocus(self)
  private let makeFocus: @MainActor (ViewSurface) -> any FocusKeeping

  /// What a surface is made of that stands above it.
  package struct Parts {
    /// What brings events to the views.
    let input: any EventTaking
    /// Makes what keeps the focus.
    let focus: @MainActor (ViewSurface) -> any FocusKeeping
  }

  /// The view that has the focus for the application; nil: nothing has it.
  var focusedItem: UIView? { focus.item }

  /// Has the focus go after the next layout where `environment` prefers it, if it is in there.
  func setNeedsFocusUpdate(in environment: UIResponder) {
    focus.setNeedsUpdate(in: environment)
  }

  /// Has the focus go now where that was asked for.
  func updateFocusIfNeeded() { focus.updateIfNeeded() }

  /// Mounts `root`, which leaves its superview, with what brings it events and keeps its focus.
  ///
  /// Without `traits`: a phone's below 600 points of width, else a tablet's; light.
  init(
    root: UIView, size: CGSize, scale: CGFloat, traits: UITraitCollection?, parts: Parts
  ) {
    self.root = root
    input = parts.input
    makeFocus = parts.focus
    self.size = size
    self.scale = scale
    self.traits = Self.traits(traits, size: size, scale: scale)
    root.removeFromSuperview()
    root.announcePresence(true, in: root.window)
    root.rootSurface = self
    root.frame = CGRect(origin: .zero, size: size)
    root.environmentDidChange()
    setNeedsFrame()
    DisplayLinks.came(self)
  }

  /// Gives the surface another size, in points, or another screen scale; size classes follow the
  /// size where `newTraits` don't say them.
  package func resize(
    to newSize: CGSize, scale newScale: CGFloat, traits newTraits: UITraitCollection? = nil
  ) {
    guard newSize != size || newScale != scale || newTraits != nil else { return }
    size = newSize
    scale = newScale
    let derived = Self.traits(traits, size: newSize, scale: newScale)
    traits = newTraits.map { UITraitCollection(traitsFrom: [derived, $0]) } ?? derived
    root.frame = CGRect(origin: .zero, size: newSize)
    setNeedsFrame()
  }

  /// Runs what is due at `time`, then lays out until nothing is pending.
  ///
  /// - Returns: Whether another frame is wanted.
  @discardableResult
  package func frame(at time: TimeInterval) -> Bool {
    serve { makeFrame(at: time) }
  }

  private func makeFrame(at time: TimeInterval) -> Bool {
    TearDown.endWaiting()
    now = max(now, time)
    isInFrame = true
    defer { isInFrame = false }
    frameIsAsked = true
    PendingCall.runWaiting()
    FrameParts.tell(.began, of: self)
    DisplayLinks.frameBegins(in: self)
    for (key, callback) in callbacks.sorted(by: { $0.key < $1.key })
    where callbacks[key] != nil && !callback(now) {
      callbacks[key] = nil
    }
    FrameParts.tell(.stepped, of: self)
    layout()
    while !layoutFollowers.isEmpty {
      let due = layoutFollowers
      layoutFollowers = []
      due.forEach { $0() }
      layout()
    }
    EventEnd.arrive()
    frameIsAsked = false
    lastFrame = FrameCount.next()
    FrameParts.tell(.laidOut, of: self)
    if !callbacks.isEmpty { setNeedsFrame() }
    return !callbacks.isEmpty
  }

  /// The hierarchy as hosts paint it; call it after `frame(at:)`.
  ///
  /// - Complexity: O(n) in the number of views that changed and their subviews.
  package func displayTree() -> DisplayNode {
    serve { root.displayNode() }
  }

  /// Runs `body` for the surface: with its services, and on its display.
  ///
  /// Cells that are made and views that are laid out have the device of the surface that they are in,
  /// whoever calls for them.
  package func serve<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let ambient, ambient !== AmbientDisplay.scoped else { return try services.serve(body) }
    return try AmbientDisplay.$scoped.withValue(ambient) { try services.serve(body) }
  }

  /// Whether `view` is in the surface, seen, and in front of modal views, so that keys may go to it.
  func isReachableByKeys(_ view: UIView) -> Bool {
    view.surface === self && view.isSeenByKeys && !view.isBehindModalView
  }

  /// Gives an event to the views.
  ///
  /// - Returns: Whether a view used it.
  @discardableResult
  package func handle(_ event: HostEvent) -> Bool {
    serve {
      if root.needsLayoutPass { layout() }
      let isUsed = input.handle(event, in: self)
      EventEnd.arrive()
      return isUsed
    }
  }

  /// Calls `callback` in each frame, before layout, with the frame's time, until it answers false.
  package func addFrameCallback(_ callback: @escaping (TimeInterval) -> Bool) {
    callbacks[nextCallback] = callback
    nextCallback += 1
    setNeedsFrame()
  }

  /// Calls `body` once, when the next frame was laid out; what it changes is laid out in that frame.
  package func afterNextLayout(_ body: @escaping () -> Void) {
    layoutFollowers.append(body)
    setNeedsFrame()
  }

  /// Asks the host for a frame.
  package func setNeedsFrame() {
    guard !frameIsAsked else { return }
    frameIsAsked = true
    onNeedsFrame?()
  }

  /// Runs `body`, which moves views to other superviews in the surface; the first responder among them
  /// remains that.
  package func keepingFirstResponder(_ body: () -> Void) {
    let outer = keepsFirstResponder
    keepsFirstResponder = true
    body()
    keepsFirstResponder = outer
  }

  /// Forgets about input that goes to `view` or a view inside it.
  func viewWillLeave(_ view: UIView) {
    input.viewWillLeave(view)
    focus.viewWillLeave(view)
  }

  fileprivate func layout() {
    let isInside = isLayingOut
    isLayingOut = true
    defer { isLayingOut = isInside }
    var passes = 0
    while root.needsLayoutPass {
      guard passes < Self.layoutPassLimit else {
        Diagnostics.reportOnce(
          "layout of \(root.words) did not settle in \(Self.layoutPassLimit) passes; a view "
            + "calls setNeedsLayout() or changes a size in each layoutSubviews(), or asks for properties "
            + "in each updateProperties()")
        return
      }
      root.layoutSubtree()
      passes += 1
    }
  }

  private static func traits(
    _ given: UITraitCollection?, size: CGSize, scale: CGFloat
  ) -> UITraitCollection {
    let isNarrow = size.width < 600
    let base =
      given
      ?? UITraitCollection(traitsFrom: [
        .headless, UITraitCollection(userInterfaceIdiom: isNarrow ? .phone : .pad),
      ])
    return UITraitCollection(traitsFrom: [
      base, UITraitCollection(displayScale: scale),
      UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .regular),
      UITraitCollection(verticalSizeClass: size.height < 480 ? .compact : .regular),
    ])
  }
}

extension ViewSurface: PartedFrames {}

extension ViewSurface: FrameGiving {
  /// The time of a test's clock; nil: the host has a clock of its own.
  var virtualTime: TimeInterval? { clock == nil ? currentTime : nil }

  /// Lays out until nothing is pending.
  func layOutPending() { serve { layout() } }
}

extension UIResponder {
  /// What takes text character by character while this is the first responder; nil: nothing does.
  ///
  /// Views of the system's own say by `textReceiver` whether they take text now.
  var keyInput: (any UIKeyInput)? { self is any BuiltInView ? nil : self as? any UIKeyInput }
}

extension ViewSurface: AnimationClock {
  func layOutViews() { root.layoutSubtree() }
}
