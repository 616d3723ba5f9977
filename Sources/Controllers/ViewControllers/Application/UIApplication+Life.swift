// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The order in which delegates and observers hear what happens to the program on the display that code
/// runs for. A scene's delegate hears it instead of the application's, as in UIKit.
extension UIApplication {
  private var display: ApplicationDisplay { .current }
  private var sceneDelegate: (any UISceneDelegate)? { display.windowScene?.delegate }

  /// Notifies that the windows are about to be shown, and makes the program active.
  package func comeForward() {
    post(Self.willEnterForegroundNotification)
    if let scene = display.windowScene {
      scene.activationState = .foregroundInactive
      sceneDelegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    }
    becomeActive()
  }

  /// A window of the program gets events, or none does now.
  func windowDidChangeActivity(isActive: Bool) {
    guard applicationState != .background else { return }
    if isActive {
      becomeActive()
    } else if !shownWindows.contains(where: { $0.hostWindow?.isActive ?? false }) {
      resignActive()
    }
  }

  /// Moves the program to the background, which no window is seen in.
  package func goBackward() {
    guard applicationState != .background else { return }
    resignActive()
    display.presence = .background
    let scene = display.windowScene
    scene?.activationState = .background
    if let scene, let sceneDelegate {
      sceneDelegate.sceneDidEnterBackground(scene)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    scene?.post(UIScene.didEnterBackgroundNotification)
    post(Self.didEnterBackgroundNotification)
  }

  /// The program's windows are gone and the main loop has ended.
  func terminate() {
    goBackward()
    if let scene = display.windowScene {
      scene.activationState = .unattached
      sceneDelegate?.sceneDidDisconnect(scene)
      scene.post(UIScene.didDisconnectNotification)
    }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// Has events come to the program.
  package func becomeActive() {
    guard applicationState != .active else { return }
    display.presence = .active
    display.windowScene?.activationState = .foregroundActive
    if let scene = display.windowScene, let sceneDelegate {
      sceneDelegate.sceneDidBecomeActive(scene)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    display.windowScene?.post(UIScene.didActivateNotification)
    post(Self.didBecomeActiveNotification)
  }

  /// Takes events from the program.
  package func resignActive() {
    guard applicationState == .active else { return }
    if let scene = display.windowScene, let sceneDelegate {
      sceneDelegate.sceneWillResignActive(scene)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    display.windowScene?.post(UIScene.willDeactivateNotification)
    display.presence = .inactive
    display.windowScene?.activationState = .foregroundInactive
    post(Self.willResignActiveNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Windows and the scene they belong to.
extension UIApplication {
  func windowWasShown(_ window: UIWindow) {
    shownWindows.append(window)
  }

  func windowWasClosed(_ window: UIWindow) {
    guard shownWindows.contains(where: { $0 === window }) else { return }
    shownWindows.removeAll { $0 === window }
    if shownWindows.isEmpty { onLastWindowClosed?() }
  }
}
