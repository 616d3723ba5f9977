// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The life cycle of the program on the current display, and the order in which delegates and observers are
/// notified.
///
/// If the scene has a delegate, that is notified of activation and of the foreground and background instead
/// of the application's delegate, as in UIKit.
extension UIApplication {
  private var display: ApplicationDisplay { .current }
  private var sceneDelegate: (any UISceneDelegate)? { display.windowScene?.delegate }

  /// Moves the program to the foreground and makes it active, and notifies the delegates and observers.
  package func comeForward() {
    if sceneDelegate == nil, applicationState == .background {
      delegate?.applicationWillEnterForeground(self)
    }
    post(Self.willEnterForegroundNotification)
    if let scene = display.windowScene {
      scene.activationState = .foregroundInactive
      sceneDelegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    }
    becomeActive()
  }

  /// Makes the program active after one of its windows became active, or inactive after its last active
  /// window became inactive; a no-op in the background.
  func windowDidChangeActivity(isActive: Bool) {
    guard applicationState != .background else { return }
    if isActive {
      becomeActive()
    } else if !shownWindows.contains(where: { $0.hostWindow?.isActive ?? false }) {
      resignActive()
    }
  }

  /// Moves the program to the background, and notifies the delegates and observers; no-op if the program is
  /// in the background.
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

  /// Moves the program to the background, disconnects its scene, and notifies the delegate and observers of
  /// the termination.
  ///
  /// Called after the program's windows were closed and the main loop ended.
  func terminate() {
    goBackward()
    if let scene = display.windowScene {
      scene.activationState = .unattached
      sceneDelegate?.sceneDidDisconnect(scene)
      scene.post(UIScene.didDisconnectNotification)
      delegate?.application(self, didDiscardSceneSessions: [scene.session])
    }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// Makes the program active, so that it receives events, and notifies the delegate and observers; a no-op
  /// if it is active.
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

  /// Makes the program inactive, so that it receives no events, and notifies the delegate and observers; a
  /// no-op unless it is active.
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

/// The list of visible windows.
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
