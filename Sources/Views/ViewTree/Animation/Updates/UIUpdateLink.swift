// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Runs actions in each update of what is seen of a view's window, and asks for updates all the time.
///
/// It does so while it is enabled and the view is in a window, or a window of the scene is shown. An enabled
/// link lives as long as the view or scene. Updates are the frames of the window, or of the screen that a
/// test shows: there time is the harness's.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, body: (UIUpdateLink, UIUpdateInfo) -> Void)] =
    []
  private var last: TimeInterval?
  private var isSkipping = false
  private var isAsking = false

  /// A link that follows the window that `view` is in.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// A link that follows the windows of a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }

  /// A link that follows the window that `view` is in, and calls the method `selector` of `actionTarget`.
  public convenience init(view: UIView, actionTarget: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: actionTarget, selector: selector)
  }

  /// A link that follows the windows of a scene, and calls the method `selector` of `actionTarget`.
  public convenience init(windowScene: UIWindowScene, actionTarget: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: actionTarget, selector: selector)
  }

  // MARK: Actions

  /// Runs `handler` in a phase of each update; of one phase, what was added first is run first.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append((phase, handler))
    ask()
  }

  /// Runs `handler` in each update, before display links are called.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Calls the method `selector` of `target` with the link and the update, in a phase of each update.
  ///
  /// The target is not kept alive.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let target = target as AnyObject
    addAction(to: phase) { [weak target] link, info in
      if let target { selector.send(to: target, [link, info]) }
    }
  }

  /// Calls the method `selector` of `target` in each update, before display links are called.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  // MARK: Updates

  /// Whether actions are run; false unless changed.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      last = nil
      FrameParts.follow(self, isEnabled)
      ask()
    }
  }

  /// Whether updates are made all the time; otherwise when something changes.
  open var requiresContinuousUpdates = false { didSet { ask() } }

  /// How many updates a second are wanted, of those that are made all the time: the rate that is preferred
  /// counts, else the highest.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Whether events are wanted with as little delay as there can be; a wish: hosts deal with events before each update.
  open var wantsLowLatencyEventDispatch = false

  /// Whether updates are wanted on the display as early as there can be; a wish: hosts show each frame when it is painted.
  open var wantsImmediatePresentation = false

  /// The update that is being made; nil: none is, of the link's window.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Asks for the first of the updates to come.
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
