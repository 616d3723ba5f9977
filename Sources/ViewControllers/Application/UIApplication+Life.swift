// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// The order in which delegates and observers hear what happens to the program. A scene's delegate
/// hears it instead of the application's, as in UIKit.
extension UIApplication {
  private var sceneDelegate: (any UISceneDelegate)? { windowScene?.delegate }

  /// The windows are about to be shown, and then are.
  func comeForward() {
    post(Self.willEnterForegroundNotification)
    if let scene = windowScene {
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

  /// The program's windows are gone and the main loop has ended.
  func terminate() {
    resignActive()
    applicationState = .background
    let scene = windowScene
    if let scene, let sceneDelegate {
      scene.activationState = .background
      sceneDelegate.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
      scene.activationState = .unattached
      sceneDelegate.sceneDidDisconnect(scene)
    } else {
      delegate?.applicationDidEnterBackground(self)
      scene?.post(UIScene.didEnterBackgroundNotification)
    }
    scene?.post(UIScene.didDisconnectNotification)
    post(Self.didEnterBackgroundNotification)
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private func becomeActive() {
    guard applicationState != .active else { return }
    applicationState = .active
    windowScene?.activationState = .foregroundActive
    if let scene = windowScene, let sceneDelegate {
      sceneDelegate.sceneDidBecomeActive(scene)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    windowScene?.post(UIScene.didActivateNotification)
    post(Self.didBecomeActiveNotification)
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    if let scene = windowScene, let sceneDelegate {
      sceneDelegate.sceneWillResignActive(scene)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    windowScene?.post(UIScene.willDeactivateNotification)
    applicationState = .inactive
    windowScene?.activationState = .foregroundInactive
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
