// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code with individual members of views, layers and controllers compiles.
@MainActor
struct WishInterfaceTests {
  private final class Card: UIView {
    override var isExclusiveTouch: Bool {
      get { true }
      set {}
    }
    override var accessibilityAttributedLabel: NSAttributedString? {
      get { NSAttributedString(string: "Card") }
      set {}
    }
  }

  private final class Gauge: CAShapeLayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "level" ? true : super.needsDisplay(forKey: key)
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var sizes: [CGSize] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
      windowScene.sizeRestrictions?.maximumSize = CGSize(width: 1200, height: 900)
      windowScene.windowingBehaviors?.isClosable = true
      let conditions = scene.activationConditions
      conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
      scene.activationConditions = conditions
    }

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let geometry = windowScene.effectiveGeometry
      guard !geometry.isInteractivelyResizing, !windowScene.isFullScreen else { return }
      sizes.append(geometry.coordinateSpace.bounds.size)
    }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) { sizes.append(previousCoordinateSpace.bounds.size) }
  }

  @Test func `a scene's windows`() {
    let delegate = SceneDelegate()
    expect(delegate.sizes.isEmpty)
  }

  @Test func `views and layers`() {
    let card = Card()
    card.maximumContentSizeCategory = .accessibilityMedium
    card.minimumContentSizeCategory = .large
    card.anchorPoint = CGPoint(x: 0.5, y: 1)
    card.backgroundColor = UIColor(patternImage: UIImage())
    card.accessibilityIgnoresInvertColors = true
    card.layer.isDoubleSided = false
    card.layer.addSublayer(Gauge())
    let wheel = UIActivityIndicatorView(style: .gray)
    wheel.backgroundColor = .groupTableViewBackground
    card.addSubview(wheel)
    expect(card.isExclusiveTouch && card.layer.visibleRect.isEmpty)
    expect(card.accessibilityAttributedLabel?.string, equals: "Card")
  }

  @Test func `an item of a split view`() {
    let reader = UIViewController()
    let split = UISplitViewController(style: .doubleColumn)
    split.presentsWithGesture = false
    reader.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    expect(reader.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
  }

  @Test func `the device and the program`() {
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    let isLow = device.batteryState == .unplugged && device.batteryLevel < 0.2
    expect(!isLow && device.identifierForVendor?.uuidString.isEmpty == false)
    let names: Set<Notification.Name> = [
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
      UIScreen.capturedDidChangeNotification, UIScreen.brightnessDidChangeNotification,
      UIApplication.userDidTakeScreenshotNotification,
      UIApplication.significantTimeChangeNotification,
    ]
    expect(names.count == 6 && !UIScreen.main.isCaptured)
    if UIApplication.shared.supportsAlternateIcons {
      UIApplication.shared.setAlternateIconName("Night") { error in
        _ = error?.localizedDescription
      }
    }
    expect(UIApplication.shared.isProtectedDataAvailable)
  }
}
