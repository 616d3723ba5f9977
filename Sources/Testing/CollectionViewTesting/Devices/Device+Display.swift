// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import UIKit

extension Device {
  /// What the device says of itself, beside its traits.
  var facts: DisplayFacts {
    let isPad = userInterfaceIdiom == .pad
    return DisplayFacts(
      size: screen.size, scale: scale, model: isPad ? "iPad" : "iPhone",
      system: (isPad ? "iPadOS" : "iOS", system.version),
      statusBarHeight: screen.safeAreaInsets.top)
  }

  /// The device that ``withDevice(_:_:)`` or a test's trait said.
  @TaskLocal static var scoped: Device?

  /// The device of a screen for which no device was named: the one that was said around it, else a
  /// phone, with another size or scale where they are given.
  static func unnamed(size: CGSize?, scale: CGFloat?) -> Device {
    let base = scoped ?? .phone
    guard size != nil || scale != nil else { return base }
    return Device(size: size ?? base.screen.size, scale: scale ?? base.scale)
  }
}
