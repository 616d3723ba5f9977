// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

@MainActor
@Suite
struct WindowTests {
  let record = Record()

  @Test
  func `views know the window they are in`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    expect(inner.window == nil)
    window.addSubview(outer)
    expect(inner.window === window)
    expect(window.window === window)
  }

  @Test
  func `a window without a size fills the screen, the root view fills the window`() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expect(window.bounds, equals: UIScreen.main.bounds)
    expect(controller.view.frame, equals: window.bounds)
    expect(window.windowScene?.windows.contains(window), equals: true)
    window.isHidden = true
  }

  @Test
  func `one window at a time gets the keys`() {
    let (first, second) = (UIWindow(), UIWindow())
    first.makeKeyAndVisible()
    expect(first.isKeyWindow)
    second.makeKeyAndVisible()
    expect(!first.isKeyWindow)
    expect(UIApplication.shared.keyWindow === second)
    second.isHidden = true
    first.isHidden = true
  }

  @Test
  func `the root controller is asked before a resize, and its steps run during and after it`()
    throws
  {
    let window = UIWindow()
    window.rootViewController = RecordingController(record: record)
    let surface = window.mount(size: CGSize(width: 390, height: 844), scale: 2)
    surface.frame(at: 0)
    record.lines = []
    window.hostDidResize(to: CGSize(width: 800, height: 600), scale: 1)
    expect(record.lines, equals: ["will become 800x600", "is 800 wide"])
    surface.frame(at: 1)
    expect(record.lines.last, equals: "was laid out")
    expect(window.rootViewController?.view.bounds.size, equals: CGSize(width: 800, height: 600))
    expect(window.traitCollection.displayScale, equals: 1)
    expect(window.traitCollection.horizontalSizeClass, equals: .regular)
  }

  @Test
  func `dark reaches the views of a window that is shown`() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.mount(size: CGSize(width: 390, height: 844), scale: 2)
    expect(controller.traitCollection.userInterfaceStyle, equals: .light)
    window.hostDidChange(style: .dark)
    expect(controller.traitCollection.userInterfaceStyle, equals: .dark)
    expect(controller.view.traitCollection.userInterfaceStyle, equals: .dark)
  }

  @Test
  func `more contrast reaches the views of a window that is shown`() async {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.mount(size: CGSize(width: 390, height: 844), scale: 2)
    expect(controller.traitCollection.accessibilityContrast, equals: .normal)
    await confirmation("programs are told") { told in
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil,
        queue: nil
      ) { _ in told() }
      window.hostDidChange(contrast: .high)
      NotificationCenter.default.removeObserver(token)
    }
    expect(controller.view.traitCollection.accessibilityContrast, equals: .high)
    expect(controller.view.traitCollection[UITraitAccessibilityContrast.self], equals: .high)
    expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    controller.view.traitCollection.performAsCurrent {
      expect(UIAccessibility.isDarkerSystemColorsEnabled)
      expect(!UIAccessibility.isBoldTextEnabled)
    }
  }

  @Test
  func `the display shows the root controller's title, else the scene's, else the program's`() {
    let window = UIWindow()
    let controller = UIViewController()
    expect(window.displayTitle, equals: ProcessInfo.processInfo.processName)
    window.rootViewController = controller
    controller.title = "Photographs"
    expect(window.displayTitle, equals: "Photographs")
  }
}
