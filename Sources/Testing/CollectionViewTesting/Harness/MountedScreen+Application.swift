// SPDX-License-Identifier: Apache-2.0

import MullionViewControllers
import MullionViewTree
import UIKit

extension MountedScreen {
  /// Creates the screen of the program's application, which it starts on `device`; returns `nil` if the
  /// application shows no window.
  ///
  /// The device applies to the whole program from then on.
  init?(on device: Device, launching launch: () -> Void) {
    HarnessFonts.use(device.usesFonts)
    let display = ApplicationDisplay.program
    display.stand(for: device.facts, traits: device.traits)
    let scope = HarnessScope(display)
    scope.perform(launch)
    let windows = display.windowScene?.windows.filter { !$0.isHidden } ?? []
    guard let window = display.keyWindow ?? windows.last else { return nil }
    self.device = device
    self.scope = scope
    self.window = window
    window.setOwnSafeAreaInsets(device.screen.safeAreaInsets)
    surface = scope.perform {
      window.mount(size: device.screen.size, scale: device.scale, traits: device.traits)
    }
    surface.ambient = display.ambient
    viewController = window.rootViewController
  }
}
