// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A link that runs actions in each UI update of a view's window, and can request updates continuously.
///
/// It is active while it is enabled and the view is in a window, or a window of the scene is shown. An
/// enabled link is retained until it is disabled or the view or scene is deallocated. Updates are the frames
/// of the window or, in a test, of the screen under test, whose time is that of the test harness.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, body: (UIUpdateLink, UIUpdateInfo) -> Void)] =
    []
  private var last: TimeInterval?
  private var isSkipping = false
  private var isAsking = false

  /// Creates a link for the window that contains `view`.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Creates a link for the windows of a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  /// Creates a link for the window that contains `view`, which calls the method `selector` of `actionTarget`.
  public convenience init(view: UIView, actionTarget: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: actionTarget, selector: selector)
  }

  /// Creates a link for the windows of a scene, which calls the method `selector` of `actionTarget`.
  public convenience init(windowScene: UIWindowScene, actionTarget: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: actionTarget, selector: selector)
  }

  // MARK: Actions

  /// Adds a handler for a phase of each update; handlers of the same phase run in the order of their
  /// addition.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase, handler))
    ask()
  }

  /// Adds a handler that runs in each update before display links are called.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds a call of the method `selector` of `target` with the link and the update info, in a phase of each
  /// update.
  ///
  /// The target is not retained.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let target = target as AnyObject
    addAction(to: phase) { [weak target] link, info in
      if let target { selector.send(to: target, [link, info]) }
    }
  }

  /// Adds a call of the method `selector` of `target` in each update, before display links are called.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  // MARK: Updates

  /// Whether actions are run; `false` by default.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      last = nil
      FrameParts.follow(self, isEnabled)
      ask()
    }
  }

  /// Whether updates are requested continuously; otherwise they occur when something changes.
  open var requiresContinuousUpdates = false { didSet { ask() } }

  /// The preferred rate of continuous updates: the preferred rate of the range, or else its maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The current update of the link's window; `nil` outside of an update.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Requests a frame.
  private func ask() {
    guard isEnabled else { return }
    (view?.surface ?? scene?.windows.lazy.compactMap(\.surface).first)?.setNeedsFrame()
  }

  private func follows(_ surface: any PartedFrames) -> Bool {
    if let view { return view.surface === surface }
    return scene?.windows.contains { $0.surface === surface } ?? false
  }

  private func begin(in surface: any PartedFrames) {
    let time = surface.now
    let interval = preferredFrameRateRange.wantedInterval ?? 0
    isSkipping =
      requiresContinuousUpdates
      && last.map { !FramePace.isDue(at: time, since: $0, every: interval) } ?? false
    if !isSkipping {
      last = time
      currentUpdateInfo = UIUpdateInfo(at: time, lasting: FramePace.frame)
    }
    guard requiresContinuousUpdates, !isAsking else { return }
    isAsking = true
    surface.addFrameCallback { [weak self, weak surface] _ in
      guard let self else { return false }
      isAsking = isEnabled && requiresContinuousUpdates && surface.map(follows) == true
      return isAsking
    }
  }
}

extension UIUpdateLink: FramePartTaking {
  func take(_ part: FramePart, of surface: any PartedFrames) {
    guard view != nil || scene != nil else { return FrameParts.follow(self, false) }
    guard isEnabled, follows(surface) else { return }
    if part == .began { begin(in: surface) }
    guard !isSkipping, let info = currentUpdateInfo else { return }
    let due = actions.filter { $0.phase.part == part }.enumerated()
      .sorted { ($0.element.phase.order, $0.offset) < ($1.element.phase.order, $1.offset) }
    for (_, action) in due where isEnabled { action.body(self, info) }
    if part == .laidOut { currentUpdateInfo = nil }
  }
}
