// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation
public import ViewTree

/// The root of a view hierarchy, shown in a window of the display.
///
/// Differs from UIKit: a window that is shown lives until it is hidden or closed, whether or not a
/// property keeps it. A window with an empty frame, or one that fills ``UIScreen/main``, gets the
/// size that the display's window has.
///
/// Known gaps: window levels, and windows in front of each other in one scene.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A window in `windowScene`, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    display = windowScene.display ?? .current
    self.windowScene = windowScene
    // A property's observer is not called in its own class's initialiser.
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

  // MARK: Belonging

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      if let display = windowScene?.display { self.display = display }
    }
  }

  /// The screen the window is on.
  open var screen: UIScreen { display.screen }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let old = oldValue?.viewIfLoaded, old.superview === self { old.removeFromSuperview() }
      if mounted != nil { addRootView() }
      titleDidChange()
    }
  }

  // MARK: Showing

  /// Whether the window is off the display, as it is before `makeKeyAndVisible()`.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, isSetUp else { return }
      if isHidden { hide() } else { show() }
    }
  }

  /// Shows the window and makes keys go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  // MARK: Keys

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { display.keyWindow === self }

  /// Whether the window may become the one that gets keys.
  open var canBecomeKey: Bool { true }

  /// Makes keys go to this window.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    takeKeys()
    hostWindow?.activate()
  }

  /// Makes keys go to this window, which the display gives them to already.
  func takeKeys() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = display.keyWindow
    display.keyWindow = self
    old?.resignKey()
    becomeKey()
  }

  /// Keys go to this window now.
  open func becomeKey() {}
  /// Keys go to this window no longer.
  open func resignKey() {}

  // MARK: Responding

  /// The scene.
  open override var next: ResponderObject? { windowScene }

  // MARK: Parts

  /// What the window is shown on.
  package private(set) var display = ApplicationDisplay.current
  /// What paints the window and feeds it with events; nil while the window is hidden.
  package internal(set) var mounted: ViewSurface?
  /// The window on the display; nil without a window host, as in tests.
  package internal(set) var hostWindow: (any WindowHost)?
  /// Makes the window's frames where no host and no test kit does.
  var runLoopFrames: RunLoopFrames?
  private var isSetUp = false

  private func setUp() {
    isWindowRoot = true
    isHidden = true
    isSetUp = true
  }
}
