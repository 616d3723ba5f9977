// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
import MullionContracts

/// A view hierarchy mounted in a host, with its size, clock, frames and input.
@MainActor
package final class ViewSurface {
  /// The root of the hierarchy, whose frame is kept at (0, 0, size).
  package let root: UIView
  /// The size of the surface, in points.
  package private(set) var size: CGSize
  /// The number of pixels per point.
  package private(set) var scale: CGFloat
  /// The traits of the surface; setting them notifies the views.
  package var traits: UITraitCollection {
    didSet {
      guard traits != oldValue else { return }
      ambient?.traits = traits
      root.traitsDidChange()
    }
  }
  /// The display that has the surface's traits.
  package var ambient: AmbientDisplay? {
    didSet { ambient?.traits = traits }
  }
  /// The services of the host for the views.
  ///
  /// While a frame is made or painted, or an event is handled, they are also the current services for code
  /// without a view.
  package var services = HostServices.program
  /// Whether typed keys are text for the first responder.
  package var takesText: Bool {
    keyResponder?.textReceiver != nil || keyResponder?.keyInput != nil
  }
  /// The rectangle of the caret, for an input method's window, in points; `nil` if no text is edited.
  package var caretRect: CGRect? { keyResponder?.textReceiver?.caretInSurface }
  /// The closure that requests a frame from the host; called once until the next frame.
  package var onNeedsFrame: (() -> Void)?
  /// The time of the last frame, in seconds on the host's clock.
  package private(set) var now: TimeInterval = 0
  /// The closure that returns the time on the host's clock between frames, in seconds; `nil` if time advances
  /// only with frames.
  package var clock: (() -> TimeInterval)?
  /// The time on the host's clock, never before the last frame.
  package var currentTime: TimeInterval { isInFrame ? now : max(now, clock?() ?? now) }
  private var isInFrame = false
  /// The number of the surface's last frame among those of all surfaces; 0 if there was none.
  private(set) var lastFrame = 0
  /// Whether views are being laid out, in a frame or before an event is delivered.
  package private(set) var isLayingOut = false
  /// The animator of the layers in the surface.
  private(set) lazy var animator = LayerAnimator(self)
  /// The object that receives keys first.
  package weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      onFirstResponder?()
      inputViews?.update()
    }
  }
  /// Whether views are being moved to other superviews in the surface, so that the first responder stays.
  private(set) var keepsFirstResponder = false
  /// The first responder, or `nil` while modal content is in front of it.
  var keyResponder: UIResponder? {
    (firstResponder as? UIView)?.isBehindModalView == true ? nil : firstResponder
  }
  /// The object that shows the first responder's input views, or `nil`.
  package var inputViews: (any InputViewShowing)?
  /// The height at the bottom covered by a keyboard or a substitute for one, in points.
  package var keyboardCover: CGFloat = 0 {
    didSet { if keyboardCover != oldValue { root.constraintKeeper.keyboardCoverChanged() } }
  }
  /// The closure called when the first responder changed.
  package var onFirstResponder: (() -> Void)?

  /// The cursor at the position of the pointer.
  package var cursor = PointerCursor.usual {
    didSet { if cursor != oldValue { onCursor?() } }
  }
  /// The closure called when the cursor changed.
  package var onCursor: (() -> Void)?

  /// The closure that returns the part of the hierarchy that can receive keys; `nil` for all of it.
  package var keyScope: (() -> UIView?)?

  /// The maximum number of consecutive layout passes; if layout is still pending afterwards, this is
  /// reported.
  private static let layoutPassLimit = 24

  private var frameIsAsked = false
  private var callbacks: [Int: (TimeInterval) -> Bool] = [:]
  private var nextCallback = 0
  private var layoutFollowers: [() -> Void] = []
  /// The object that delivers events to the views.
  package let input: any EventTaking
  /// The object that stores the focused view.
  package private(set) lazy var focus = makeFocus(self)
  private let makeFocus: @MainActor (ViewSurface) -> any FocusKeeping

  /// The components of a surface that are implemented in layers above it.
  package struct Parts {
    /// The object that delivers events to the views.
    let input: any EventTaking
    /// The closure that creates the object that stores the focused view.
    let focus: @MainActor (ViewSurface) -> any FocusKeeping
  }

  /// The focused view that is reported to the application, or `nil`.
  var focusedItem: UIView? { focus.item }

  /// Schedules a move of the focus after the next layout to the preferred item of `environment`, if the focus
  /// is in it.
  func setNeedsFocusUpdate(in environment: UIResponder) {
    focus.setNeedsUpdate(in: environment)
  }

  /// Performs a scheduled move of the focus now.
  func updateFocusIfNeeded() { focus.updateIfNeeded() }

  /// Creates a surface with `root`, which is removed from its superview, and with the components that deliver
  /// events and store the focus.
  ///
  /// The display scale and the size classes are derived from `scale` and `size`, whatever `traits` specifies.
  /// Without `traits`, the traits are light, with a phone's idiom below 600 points of width and a tablet's
  /// otherwise.
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

  /// Changes the size, in points, or the scale; size classes are derived from the size where `newTraits` do
  /// not specify them.
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

  /// Runs the work due at `time`, then performs layout until nothing is pending or the limit of layout passes
  /// is reached.
  ///
  /// - Returns: Whether frame callbacks remain, for which another frame is needed.
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
    FrameParts.notify(.began, of: self)
    DisplayLinks.frameBegins(in: self)
    for (key, callback) in callbacks.sorted(by: { $0.key < $1.key })
    where callbacks[key] != nil && !callback(now) {
      callbacks[key] = nil
    }
    FrameParts.notify(.stepped, of: self)
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
    FrameParts.notify(.laidOut, of: self)
    if !callbacks.isEmpty { setNeedsFrame() }
    return !callbacks.isEmpty
  }

  /// Returns the display nodes of the hierarchy; called after `frame(at:)`.
  ///
  /// - Complexity: O(n) in the number of views that changed and their subviews.
  package func displayTree() -> DisplayNode {
    serve { root.displayNode() }
  }

  /// Runs `body` with the services and the display of the surface.
  ///
  /// Cells that are created and views that are laid out use the device of their surface, whichever code
  /// triggers it.
  package func serve<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let ambient, ambient !== AmbientDisplay.scoped else { return try services.serve(body) }
    return try AmbientDisplay.$scoped.withValue(ambient) { try services.serve(body) }
  }

  /// Returns whether `view` is in the surface, visible, and not behind modal views, so that it can receive
  /// keys.
  func isReachableByKeys(_ view: UIView) -> Bool {
    view.surface === self && view.isSeenByKeys && !view.isBehindModalView
  }

  /// Delivers an event to the views.
  ///
  /// - Returns: Whether a view handled it.
  @discardableResult
  package func handle(_ event: HostEvent) -> Bool {
    serve {
      if root.needsLayoutPass { layout() }
      let isUsed = input.handle(event, in: self)
      EventEnd.arrive()
      return isUsed
    }
  }

  /// Adds a callback that is called in each frame before layout, with the frame's time, until it returns
  /// `false`.
  package func addFrameCallback(_ callback: @escaping (TimeInterval) -> Bool) {
    callbacks[nextCallback] = callback
    nextCallback += 1
    setNeedsFrame()
  }

  /// Calls `body` once after the layout of the next frame; its changes are laid out in that frame.
  package func afterNextLayout(_ body: @escaping () -> Void) {
    layoutFollowers.append(body)
    setNeedsFrame()
  }

  /// Requests a frame from the host.
  package func setNeedsFrame() {
    guard !frameIsAsked else { return }
    frameIsAsked = true
    onNeedsFrame?()
  }

  /// Runs `body`, which moves views to other superviews in the surface, and keeps the first responder among
  /// them.
  package func keepingFirstResponder(_ body: () -> Void) {
    let outer = keepsFirstResponder
    keepsFirstResponder = true
    body()
    keepsFirstResponder = outer
  }

  /// Discards the state of input directed to `view` or its descendants.
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
            + "calls setNeedsLayout() or changes a size in each layoutSubviews(), or calls "
            + "setNeedsUpdateProperties() in each updateProperties()")
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
  /// The time of a test's clock, or `nil` if the host has a clock.
  var virtualTime: TimeInterval? { clock == nil ? currentTime : nil }

  /// Performs layout until nothing is pending.
  func layOutPending() { serve { layout() } }
}

extension UIResponder {
  /// The object that receives typed characters while this is the first responder, or `nil`.
  ///
  /// Views of the library use `textReceiver` instead.
  var keyInput: (any UIKeyInput)? { self is any BuiltInView ? nil : self as? any UIKeyInput }
}

extension ViewSurface: AnimationClock {
  func layOutViews() { root.layoutSubtree() }
}
