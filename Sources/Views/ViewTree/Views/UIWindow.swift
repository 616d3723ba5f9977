// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The root of a view hierarchy, shown in a window of the display.
///
/// Differs from UIKit: a window that is shown lives until it is hidden or closed, whether or not a property
/// retains it. A window with an empty frame, or one that fills the main screen, gets the size that the
/// display's window has. Its `rootViewController` and `screen` can't be overridden.
///
/// Known gap: windows in front of each other in one scene; each is a window of the display.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window, by which ``UIWindowScene/windows`` is ordered.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of application windows: 0.
    public static let normal = Level(0)
    /// The level of status bar windows: 1,000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2,000.
    public static let alert = Level(2000)
  }

  /// Creates a window in `windowScene`, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    // A property's observer is not called in the initialiser of its own class.
    self.windowScene = windowScene
    windowScene.add(self)
    setUp()
  }

  /// Creates a window with `frame`; it joins the application's scene when it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window of zero size, or one from an interface file.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIWindow.self)
  }

  /// The undo manager of all responders in the window that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  // MARK: Scene

  /// The scene that shows the window, or `nil`; it is not retained.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      standing?.sceneDidChange(from: oldValue)
    }
  }

  // MARK: Visibility

  /// Whether the window is not on the display, as before `makeKeyAndVisible()`.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, isWindowRoot else { return }
      if isHidden { standing?.hide() } else { standing?.show() }
      notify(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  /// The level of the window; ``UIWindowScene/windows`` lists windows of higher levels later.
  ///
  /// Differs from UIKit: each window is a window of the display, and the desktop determines which is in
  /// front.
  open var windowLevel = Level.normal

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  // MARK: Key window

  /// Whether this is the key window, which receives key events.
  open var isKeyWindow: Bool { standing?.hasKeys ?? false }

  /// Whether the window can become the key window.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window, if it can become key.
  open func makeKey() {
    if canBecomeKey, !isKeyWindow { standing?.requestKeys() }
  }

  /// Called when the window became the key window; does nothing by default.
  open func becomeKey() {}
  /// Called when the window stopped being the key window; does nothing by default.
  open func resignKey() {}

  // MARK: Events

  /// Dispatches `event` to gesture recognisers, then to the target view or the first responder; override it
  /// to intercept touch, press, motion and pointer events, and call `super`.
  ///
  /// An event that is not passed to `super` before the method returns is discarded. A touch whose end is
  /// discarded is cancelled. An event that is not being dispatched to this window is ignored.
  ///
  /// Differs from UIKit: scrolling and typed text do not arrive as events.
  open func sendEvent(_ event: UIEvent) {
    if event.window === self { event.deliver() }
  }

  // MARK: Responder chain

  /// The window scene, as the next responder.
  open override var next: UIResponder? { windowScene }

  /// The window itself.
  open override var window: UIWindow? { self }

  // MARK: Components

  /// The window's state in the ViewControllers module: its root controller, display and host.
  package var belongings: AnyObject?
  /// The surface that paints the window and delivers its events; `nil` while the window is hidden.
  package var mounted: ViewSurface?

  private var standing: (any WindowStanding)? { self as? any WindowStanding }

  private func setUp() {
    standing?.wasMade()
    isHidden = true
    isWindowRoot = true
  }
}

// Notifications of windows; the object of each is the window.
extension UIWindow {
  /// The notification posted when a window became key.
  public nonisolated class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// The notification posted when a window stopped being key.
  public nonisolated class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
  /// The notification posted when a window was shown.
  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// The notification posted when a window was hidden.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// Posts the notification `name` with the window as its object.
  package func notify(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIWindow.Level: Comparable {
  /// Returns whether the first level is lower than the second.
  public static func < (left: UIWindow.Level, right: UIWindow.Level) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UIWindow.Level {
  /// Returns the level higher by `step`.
  public static func + (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + step)
  }

  /// Returns the level lower by `step`.
  public static func - (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - step)
  }
}
