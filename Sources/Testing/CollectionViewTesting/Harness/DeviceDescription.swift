// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import UIKit

/// A short description of a device, which distinguishes it from other devices.
struct DeviceDescription: Equatable, CustomStringConvertible {
  private let size: CGSize
  private let scale: CGFloat
  private let traits: UITraitCollection

  /// Creates the description of a device; without `facts`, of the default device.
  init(_ facts: DisplayFacts?, _ traits: UITraitCollection) {
    size = facts?.size ?? CollectionViewHarness.phone
    scale = facts?.scale ?? 2
    self.traits = traits
  }

  /// The kind of device, its size and scale, and its settings.
  var description: String {
    var words = traits.userInterfaceIdiom == .pad ? "a tablet" : "a phone"
    words += " of \(NumberText.text(size.width))x\(NumberText.text(size.height)) points"
    words += " @\(NumberText.text(scale))x"
    if traits.userInterfaceStyle == .dark { words += ", dark" }
    if traits.layoutDirection == .rightToLeft { words += ", right to left" }
    let category = traits.preferredContentSizeCategory
    if category != .large { words += ", \(category.rawValue)" }
    return words
  }
}
