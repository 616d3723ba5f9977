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

  /// Shows the preview; nil: it holds several things.
  func harness() -> CollectionViewHarness? {
    switch record.content {
    case .several: return nil
    case .controller(let make): return CollectionViewHarness(make(), on: fitting { make().view })
    case .view(let make): return CollectionViewHarness(make(), on: fitting(make))
    }
  }

  /// Shows the preview as the rest of `variant` says, and has `body` look at it.
  func show(in variant: MatrixVariant, _ body: (CollectionViewHarness) -> Void) {
    switch record.content {
    case .several: return
    case .controller(let make):
      let device = fitting { make().view }
      variant.show({ MountedScreen(on: device, traits: $1, services: $2) { make() } }, body)
    case .view(let make):
      let device = fitting(make)
      variant.show({ MountedScreen(on: device, traits: $1, services: $2, view: make) }, body)
    }
  }

  /// The device, as large as a view asks for where the preview wants that.
  private func fitting(_ view: () -> UIView) -> Device {
    guard record.traits.contains(.sizeThatFits) else { return device }
    let size = withDevice(device) { Self.size(of: view(), in: device) }
    var fitting = device
    fitting.screen = Device.Screen(size: size, safeAreaInsets: .zero)
    return fitting
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
