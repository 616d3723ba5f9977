// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The root of a view hierarchy, shown in a window of the display.
///
/// Differs from UIKit: a window that is shown lives until it is hidden or closed, whether or not a
/// property keeps it. A window with an empty frame, or one that fills the main screen, gets the
/// size that the display's window has. Its `rootViewController` and `screen` can't be overridden.
///
/// Known gap: windows in front of each other in one scene; each is a window of the display.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window stands: of two windows of a scene, the one of the higher level.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The level as a number.
    public var rawValue: CGFloat

    /// The level of the given number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of the given number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of an application's windows.
    public static let normal = Level(0)
    /// That of what is in front of the status bar: 1,000.
    public static let statusBar = Level(1000)
    /// That of what is in front of everything: 2,000.
    public static let alert = Level(2000)
  }

  /// A window in `windowScene`, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    // A property's observer is not called in its own class's initialiser.
    self.windowScene = windowScene
    windowScene.add(self)
    setUp()
  }

  /// A window of the given size; it joins the application's scene when it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A window of no size.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIWindow.self)
  }

  /// What remembers how to take changes back, for all in the window that has none of its own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  // MARK: Belonging

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      standing?.sceneDidChange(from: oldValue)
    }
  }

  // MARK: Showing

  /// Whether the window is off the display, as it is before `makeKeyAndVisible()`.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, isWindowRoot else { return }
      if isHidden { standing?.hide() } else { standing?.show() }
      tell(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
    }
  }

  /// How far in front the window stands; ``UIWindowScene/windows`` has those of higher levels later.
  ///
  /// Differs from UIKit: each window is one of the display's, which the desktop puts in front of others.
  open var windowLevel = Level.normal

  /// Shows the window and makes keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  // MARK: Keys

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { standing?.hasKeys ?? false }

  /// Whether the window may become the one that gets keys.
  open var canBecomeKey: Bool { true }

  /// Makes keys go to this window.
  open func makeKey() {
    if canBecomeKey, !isKeyWindow { standing?.askForKeys() }
  }

  /// Keys go to this window now.
  open func becomeKey() {}
  /// Keys go to this window no longer.
  open func resignKey() {}

  // MARK: Events

  /// Gives `event`, on its way from the application, to gesture recognisers, then to the view or the first responder it is for;
  /// override it to see events of touches, pressed keys, motion and pointers, and call `super`.
  ///
  /// What is not handed on by `super` before the method returns is kept back: nobody hears of it. A touch whose end is kept back is
  /// cancelled. An event that is not on its way here does nothing.
  ///
  /// Differs from UIKit: wheels, touchpads and typed text come by no event.
  open func sendEvent(_ event: UIEvent) {
    if event.window === self { event.deliver() }
  }

  // MARK: Responding

  /// The scene.
  open override var next: UIResponder? { windowScene }

  /// The window itself.
  open override var window: UIWindow? { self }

  // MARK: Parts

  /// What the module of controllers knows of the window: its root controller, its display, its host.
  package var belongings: AnyObject?
  /// What paints the window and feeds it with events; nil while the window is hidden.
  package var mounted: ViewSurface?

  private var standing: (any WindowStanding)? { self as? any WindowStanding }

  private func setUp() {
    standing?.wasMade()
    isHidden = true
    isWindowRoot = true
  }
}

// Notifications of windows; the window is the object of each.
extension UIWindow {
  /// A window gets keys.
  public nonisolated class var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// A window no longer gets keys.
  public nonisolated class var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
  /// A window is shown.
  public nonisolated class var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  /// A window is shown no longer.
  public nonisolated class var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }

  /// Tells who listens.
  package func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIWindow.Level: Comparable {
  /// Whether the first level is farther behind.
  public static func < (left: UIWindow.Level, right: UIWindow.Level) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UIWindow.Level {
  /// The level so much farther in front.
  public static func + (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue + step)
  }

  /// The level so much farther behind.
  public static func - (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(level.rawValue - step)
  }
}
