// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import CMullionGTK
import Foundation
import MullionViewControllers
import MullionViewTree
import UIKit
@testable import GTKHost

/// A program that simulates the desktop: it changes GTK's settings and the scale of the display while its
/// window is shown, and prints the changes that its views receive.
final class DesktopDelegate: UIResponder, UIApplicationDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let controller = UIViewController()
  private var deadline = Date(timeIntervalSinceNow: 20)
  private let label = UILabel()
  private var labelWidth: CGFloat = 0

  private struct Step {
    var change: @MainActor (DesktopDelegate) -> Void
    var expectation: String
    var isReached: @MainActor (DesktopDelegate) -> Bool
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = controller
    controller.view.addSubview(label)
    label.text = "How wide is this in another font?"
    window.makeKeyAndVisible()
    labelWidth = label.intrinsicContentSize.width
    print("renderer \(ProcessInfo.processInfo.environment["GSK_RENDERER"] ?? "GTK's choice")")
    window.mounted?.addFrameCallback { [unowned self] _ in look() }
    return true
  }

  private var traits: UITraitCollection { controller.traitCollection }
  private var isWaiting = false

  private lazy var steps: [Step] = [
    Step(
      change: { $0.set("gtk-application-prefer-dark-theme", true) }, expectation: "dark",
      isReached: { $0.traits.userInterfaceStyle == .dark }),
    Step(
      change: { $0.set("gtk-application-prefer-dark-theme", false) }, expectation: "light",
      isReached: { $0.traits.userInterfaceStyle == .light }),
    Step(
      change: { $0.set("gtk-theme-name", "HighContrastInverse") }, expectation: "high contrast",
      isReached: {
        $0.traits.accessibilityContrast == .high && $0.traits.userInterfaceStyle == .dark
      }),
    Step(
      change: { $0.set("gtk-theme-name", "Adwaita") }, expectation: "usual contrast",
      isReached: {
        $0.traits.accessibilityContrast == .normal && $0.traits.userInterfaceStyle == .light
      }),
    Step(
      change: { $0.set("gtk-enable-animations", false) }, expectation: "still",
      isReached: { _ in UIAccessibility.isReduceMotionEnabled }),
    Step(
      change: { $0.set("gtk-enable-animations", true) }, expectation: "moving",
      isReached: { _ in !UIAccessibility.isReduceMotionEnabled }),
    Step(
      change: { $0.set("gtk-font-name", "Sans 14") }, expectation: "larger text",
      isReached: { $0.traits.preferredContentSizeCategory > .large }),
    Step(
      change: { $0.set("gtk-font-name", "DejaVu Sans 10") }, expectation: "another font",
      isReached: {
        $0.traits.preferredContentSizeCategory == .large
          && $0.label.intrinsicContentSize.width > $0.labelWidth
      }),
    Step(
      change: { $0.setDisplayScale(2) }, expectation: "scale 2",
      isReached: { $0.traits.displayScale == 2 && $0.window.mounted?.scale == 2 }),
    Step(
      change: { $0.setDisplayScale(1) }, expectation: "scale 1",
      isReached: { $0.traits.displayScale == 1 }),
  ]

  private func look() -> Bool {
    guard let step = steps.first else { return false }
    if !isWaiting {
      isWaiting = true
      step.change(self)
    }
    guard step.isReached(self) || Date() > deadline else { return true }
    print(step.isReached(self) ? step.expectation : "not \(step.expectation)")
    steps.removeFirst()
    isWaiting = false
    if steps.isEmpty { window.isHidden = true }
    return !steps.isEmpty
  }

  private var settings: UnsafeMutableRawPointer? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  }

  private func set(_ name: String, _ flag: Bool) {
    if let settings { GObjects.setFlag(name, of: settings, to: flag) }
  }

  private func set(_ name: String, _ text: String) {
    guard let settings else { return }
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    g_value_set_string(&value, text)
    g_object_set_property(settings.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  /// Changes the scale of the only display as a desktop does.
  private func setDisplayScale(_ scale: Int32) {
    typealias Function = @convention(c) (OpaquePointer?, Int32) -> Void
    guard let found = dlsym(nil, "gdk_x11_display_set_surface_scale") else { return }
    unsafeBitCast(found, to: Function.self)(gdk_display_get_default(), scale)
  }
}
#endif
