// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionViewControllers
import MullionViewTree
import UIKit

/// A controller or view mounted on a device of its own.
@MainActor
struct MountedScreen {
  let device: Device
  /// The scope in which the screen's code runs.
  let scope: HarnessScope
  let surface: ViewSurface
  /// The controller whose view is shown, if there is one.
  let viewController: UIViewController?
  let window: UIWindow?

  /// Shows the view of the controller that `make` returns, on `device`, with further `traits`; if `services`
  /// are given, the controller may have been created for any device.
  init(
    on device: Device, traits: UITraitCollection? = nil, services: HostServices? = nil,
    controller make: () throws -> UIViewController
  ) rethrows {
    if services == nil { HarnessFonts.use(device.usesFonts) }
    self.device = device
    let scope = HarnessScope(Self.display(of: device, traits))
    let display = scope.display
    let unmounted = DeviceDescription(display.facts, display.ambient.traits)
    display.defaultScene.activationState = .foregroundActive
    let window = scope.perform { UIWindow(windowScene: display.defaultScene) }
    window.setOwnSafeAreaInsets(device.screen.safeAreaInsets)
    surface = window.mount(
      size: device.screen.size, scale: device.scale, traits: display.ambient.traits)
    surface.ambient = display.ambient
    if let services { surface.services = services }
    window.makeKey()
    let controller = try scope.perform(make)
    if services == nil { Self.compare(controller, with: display, or: unmounted) }
    scope.perform { window.rootViewController = controller }
    (self.scope, self.window, viewController) = (scope, window, controller)
  }

  /// Shows the view that `make` returns, on `device`, with further `traits` and, if given, with `services`
  /// instead of the program's.
  init(
    on device: Device, traits: UITraitCollection? = nil, services: HostServices? = nil,
    view make: () throws -> UIView
  ) rethrows {
    if services == nil { HarnessFonts.use(device.usesFonts) }
    self.device = device
    let scope = HarnessScope(Self.display(of: device, traits))
    let display = scope.display
    let traits = display.ambient.traits
    let view = try scope.perform(make)
    surface = scope.perform {
      let surface = ViewSurface(
        root: view, size: device.screen.size, scale: device.scale, traits: traits)
      surface.traits = traits
      surface.ambient = display.ambient
      if let services { surface.services = services }
      view.setOwnSafeAreaInsets(device.screen.safeAreaInsets)
      return surface
    }
    (self.scope, window, viewController) = (scope, nil, nil)
  }

  private static func display(
    of device: Device, _ traits: UITraitCollection?
  ) -> ApplicationDisplay {
    let traits = UITraitCollection(traitsFrom: [device.traits] + [traits].compactMap { $0 })
    let around = ApplicationDisplay.current
    // Objects created for the surrounding device already have its screen and its scene.
    let isSame = around.facts == device.facts && around.ambient.traits == traits
    let isFree = AmbientDisplay.scoped === around.ambient && !around.isMounted
    let display =
      isSame && isFree ? around : ApplicationDisplay(device.facts, traits: traits)
    display.isMounted = true
    // As in an app that shows another screen: new objects are created in the foreground.
    display.presence = .active
    return display
  }

  /// The classes of the controllers that were reported.
  private static var reported: Set<String> = []

  /// Reports once per class that a controller was created for another device: neither for the one on
  /// `display`, nor for the device before there was a window (`unmounted`), as in `withDevice`.
  private static func compare(
    _ controller: UIViewController, with display: ApplicationDisplay,
    or unmounted: DeviceDescription
  ) {
    let made = controller.birthplace
    let before = DeviceDescription(made.facts, made.traits)
    let now = DeviceDescription(display.facts, display.ambient.traits)
    let type = "\(type(of: controller))"
    guard before != now, before != unmounted, reported.insert(type).inserted else { return }
    Diagnostics.report(
      """
      \(type) was created for \(before) and is mounted on \(now), so its init used UIScreen.main, \
      UIDevice.current and traits of another device; create it in the call, as in \
      CollectionViewHarness(\(type)(), on: …), or inside of withDevice(…) { }, or give the test the \
      trait .device(…).
      """)
  }

  /// Moves the screen to `device`, with `traits` if given, as a window that is moved to another screen.
  func show(_ device: Device, traits: UITraitCollection?) {
    let (size, scale) = (device.screen.size, device.scale)
    let before = surface.traits
    defer { scope.display.postChoices(from: before, to: surface.traits) }
    if let window {
      window.hostDidResize(to: size, scale: scale, traits: traits)
      scope.display.facts = device.facts
    } else {
      scope.display.facts = device.facts
      surface.resize(to: size, scale: scale, traits: traits)
    }
    surface.root.setOwnSafeAreaInsets(device.screen.safeAreaInsets)
  }
}
