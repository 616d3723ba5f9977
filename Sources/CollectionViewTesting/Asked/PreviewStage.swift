// SPDX-License-Identifier: Apache-2.0

import DeveloperToolsSupport
import Foundation
import UIKit

/// Where a preview is shown: a device that is as its traits say.
@MainActor
struct PreviewStage {
  private let record: PreviewRecord
  private let device: Device

  init(_ record: PreviewRecord, _ device: Device) {
    self.record = record
    var device = device
    for trait in record.traits {
      switch trait {
      case .fixed(let size):
        device.screen = Device.Screen(size: size, safeAreaInsets: .zero)
      case .portrait where device.screen.size.width > device.screen.size.height,
        .landscape where device.screen.size.width < device.screen.size.height:
        device = device.turned
      case .portrait, .landscape, .device, .sizeThatFits: break
      }
    }
    self.device = device
  }

  /// Shows the preview.
  func harness() -> CollectionViewHarness? {
    switch record.content {
    case .several: return nil
    case .controller(let make):
      guard fits else { return CollectionViewHarness(make(), on: device) }
      let size = withDevice(device) { Self.size(of: make().view, in: device) }
      return CollectionViewHarness(make(), on: device(of: size))
    case .view(let make):
      guard fits else { return CollectionViewHarness(make(), on: device) }
      let size = withDevice(device) { Self.size(of: make(), in: device) }
      return CollectionViewHarness(make(), on: device(of: size))
    }
  }

  private var fits: Bool { record.traits.contains(.sizeThatFits) }

  private func device(of size: CGSize) -> Device {
    var device = device
    device.screen = Device.Screen(size: size, safeAreaInsets: .zero)
    return device
  }

  /// The size that a view asks for: by its constraints, or else by itself; at least a point.
  private static func size(of view: UIView, in device: Device) -> CGSize {
    let constrained = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size =
      constrained.width > 0 && constrained.height > 0
      ? constrained : view.sizeThatFits(device.screen.size)
    return CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
  }
}
