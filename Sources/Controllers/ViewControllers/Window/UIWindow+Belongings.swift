// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// The objects of the controller and display layers that belong to a window.
@MainActor
private final class WindowBelongings {
  var root: (any WindowRoot)?
  var display = ApplicationDisplay.current
  var hostWindow: (any WindowHost)?
  var runLoopFrames: RunLoopFrames?
}

// The members of windows that depend on modules above views.
extension UIWindow {
  private var own: WindowBelongings {
    if let made = belongings as? WindowBelongings { return made }
    let made = WindowBelongings()
    belongings = made
    return made
  }

  /// The screen of the window.
  public var screen: UIScreen { display.screen }

  /// The controller whose view fills the window.
  var root: (any WindowRoot)? {
    get { own.root }
    set { own.root = newValue }
  }

  /// The display of the window.
  package internal(set) var display: ApplicationDisplay {
    get { own.display }
    set { own.display = newValue }
  }
  /// The host's window, or `nil` without a window host, as in tests.
  package internal(set) var hostWindow: (any WindowHost)? {
    get { own.hostWindow }
    set { own.hostWindow = newValue }
  }
  /// The pixels per point of the window.
  package var screenScale: CGFloat { mounted?.scale ?? screen.scale }
  /// The driver of the window's frames, if neither a host nor a test kit drives them.
  var runLoopFrames: RunLoopFrames? {
    get { own.runLoopFrames }
    set { own.runLoopFrames = newValue }
  }
}

extension UIWindow: WindowStanding {
  /// Whether the window is the key window.
  package var hasKeys: Bool { display.keyWindow === self }

  /// Sets the display and the frame of the window from the scene that it was created for, or the current
  /// display without a scene.
  package func wasMade() {
    guard let windowScene else { return display = .current }
    if let ofScene = windowScene.display { display = ofScene }
    frame = windowScene.screen.bounds
  }

  /// Updates the display from the scene.
  package func sceneDidChange(from old: UIWindowScene?) {
    if let display = windowScene?.display { self.display = display }
  }

  /// Makes the window the key window if it can become key, and activates the host's window.
  package func requestKeys() {
    takeKeys()
    hostWindow?.activate()
  }

  /// Makes this window, which the host has already activated, the key window; no-op if it cannot become key
  /// or is the key window.
  func takeKeys() {
    guard canBecomeKey, !isKeyWindow else { return }
    let old = display.keyWindow
    display.keyWindow = self
    old?.resignKey()
    old?.notify(Self.didResignKeyNotification)
    becomeKey()
    notify(Self.didBecomeKeyNotification)
  }
}
