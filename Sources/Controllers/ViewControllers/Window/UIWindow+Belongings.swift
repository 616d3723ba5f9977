// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// The parts of a window that controllers and displays use.
@MainActor
private final class WindowBelongings {
  var root: (any WindowRoot)?
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
  var root: (any WindowRoot)? {
    get { own.root }
    set { own.root = newValue }
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
  /// The pixels per point that the window is shown with.
  package var screenScale: CGFloat { mounted?.scale ?? screen.scale }
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
