// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewControllers
import Testing
import UIKit

/// Tests of the status bar preferences of view controllers, and of the machine's own properties.
@MainActor
struct StatusBarTests {
  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func `the controller in front decides about the status bar`() throws {
    let tabs = UITabBarController()
    let stage = ControllerStage(tabs)
    let manager = try #require(stage.window.windowScene?.statusBarManager)
    expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden)
    expect(manager.statusBarFrame.height, equals: 0)
    tabs.viewControllers = [Dark()]
    expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
    // A navigation bar decides how a bar looks, unless it is hidden.
    let navigation = UINavigationController(rootViewController: Dark())
    tabs.viewControllers = [navigation]
    expect(manager.statusBarStyle == .default && manager.isStatusBarHidden)
    navigation.setNavigationBarHidden(true, animated: false)
    expect(manager.statusBarStyle, equals: .lightContent)
  }

  @Test func `a device is wide or high as the window is`() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let device = UIDevice.current
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in count.value += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    expect(device.orientation.isPortrait && device.orientation.isValidInterfaceOrientation)
    expect(!device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    expect(!device.isGeneratingDeviceOrientationNotifications && count.value == 0)
    expect(device.systemName == "Linux" && !device.systemVersion.isEmpty)
    expect(device.userInterfaceIdiom, equals: UIScreen.main.traitCollection.userInterfaceIdiom)
  }

  @Test func `a window that is made in a scene is one of its windows at once`() throws {
    let stage = ControllerStage()
    let scene = try #require(stage.window.windowScene)
    let second = UIWindow(windowScene: scene)
    expect(scene.windows.contains(second) && UIApplication.shared.windows.contains(second))
    second.windowScene = nil
    expect(!scene.windows.contains(second))
  }
}
