// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry
public import MullionViewTree

/// What a window is to controllers and displays.
@MainActor
private final class WindowBelongings {
  var rootViewController: UIViewController?
  var display = ApplicationDisplay.current
  var hostWindow: (any WindowHost)?
  var runLoopFrames: RunLoopFrames?
}

// What windows have of modules above views.
extension UIWindow {
  private var own: WindowBelongings {
    if let made = belongings as? WindowBelongings { return made }
    let made = WindowBelongings()
    belongings = made
    return made
  }

  /// The screen the window is on.
  public var screen: UIScreen { display.screen }

  /// The controller whose view fills the window.
  ///
  /// Differs from UIKit: can't be overridden.
  public var rootViewController: UIViewController? {
    get { own.rootViewController }
    set {
      let old = own.rootViewController
      guard newValue !== old else { return }
      own.rootViewController = newValue
      if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
      if mounted != nil { addRootView() }
      titleDidChange()
    }
  }

  /// What the window is shown on.
  package internal(set) var display: ApplicationDisplay {
    get { own.display }
    set { own.display = newValue }
  }
  /// The window on the display; nil without a window host, as in tests.
  package internal(set) var hostWindow: (any WindowHost)? {
    get { own.hostWindow }
    set { own.hostWindow = newValue }
  }
  /// Makes the window's frames where no host and no test kit does.
  var runLoopFrames: RunLoopFrames? {
    get { own.runLoopFrames }
    set { own.runLoopFrames = newValue }
  }
}

extension UIWindow: WindowStanding {
  /// Whether keys go to the window.
  package var hasKeys: Bool { display.keyWindow === self }

  /// Takes the display of the scene it was made for, and the size of its screen.
  package func wasMade() {
    guard let windowScene else { return display = .current }
    if let ofScene = windowScene.display { display = ofScene }
    frame = windowScene.screen.bounds
  }

  /// Follows the scene to its display.
  package func sceneDidChange(from old: UIWindowScene?) {
    if let display = windowScene?.display { self.display = display }
  }

  /// Takes keys, and asks the display's windows for them.
  package func askForKeys() {
    takeKeys()
    hostWindow?.activate()
  }

  /// Makes keys go to this window, which the display gives them to already.
  func takeKeys() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = display.keyWindow
    display.keyWindow = self
    old?.resignKey()
    old?.tell(Self.didResignKeyNotification)
    becomeKey()
    tell(Self.didBecomeKeyNotification)
  }
}
