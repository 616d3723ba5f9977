// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import UIKit

extension Device {
  /// The properties of the display and the system, apart from the traits.
  var facts: DisplayFacts {
    let isPad = userInterfaceIdiom == .pad
    return DisplayFacts(
      size: screen.size, scale: scale, model: isPad ? "iPad" : "iPhone",
      system: (isPad ? "iPadOS" : "iOS", system.version),
      statusBarHeight: screen.safeAreaInsets.top)
  }

  /// The device set by ``withDevice(_:_:)`` or by a test's trait.
  @TaskLocal static var scoped: Device?

  /// Returns the device of a screen for which none was specified: the scoped device, or else `phone`.
  ///
  /// If a size or a scale is given, the result is a device with default settings that takes only the missing
  /// value from it.
  static func unnamed(size: CGSize?, scale: CGFloat?) -> Device {
    let base = scoped ?? .phone
    guard size != nil || scale != nil else { return base }
    return Device(size: size ?? base.screen.size, scale: scale ?? base.scale)
  }
}
