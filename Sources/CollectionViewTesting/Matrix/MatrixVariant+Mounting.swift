// SPDX-License-Identifier: Apache-2.0

import UIKit
import ViewTree

extension MatrixVariant {
  /// Shows the screen that `make` makes, and has `body` look at it.
  @MainActor
  func mount(
    _ make: () throws -> UIViewController, _ body: (CollectionViewHarness) throws -> Void
  ) rethrows {
    guard reducesMotion else {
      try body(CollectionViewHarness(MountedScreen(on: device, traits: traits, controller: make)))
      return
    }
    HarnessFonts.use(device.usesFonts)
    var environment = HostEnvironment.current
    environment.reducesMotion = true
    let services = HostServices(environment: environment)
    try services.serve {
      try body(
        CollectionViewHarness(
          MountedScreen(on: device, traits: traits, services: services, controller: make)))
    }
  }

  private var traits: UITraitCollection {
    UITraitCollection(legibilityWeight: legibilityWeight)
  }
}
