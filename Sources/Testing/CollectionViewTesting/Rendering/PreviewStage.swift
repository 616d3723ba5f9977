// SPDX-License-Identifier: Apache-2.0

import DeveloperToolsSupport
import Foundation
import UIKit

/// A presenter of a preview on a device that is configured by the preview's traits.
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

  /// Returns a harness that shows the preview, or `nil` if the preview contains several items.
  func harness() -> CollectionViewHarness? {
    switch record.content {
    case .several: return nil
    case .controller(let make): return CollectionViewHarness(make(), on: fitting { make().view })
    case .view(let make): return CollectionViewHarness(make(), on: fitting(make))
    }
  }

  /// Shows the preview with the remaining settings of `variant` and passes its harness to `body`.
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

  /// Returns the device, sized to fit the view if the preview has the `sizeThatFits` trait.
  private func fitting(_ view: () -> UIView) -> Device {
    guard record.traits.contains(.sizeThatFits) else { return device }
    let size = withDevice(device) { Self.size(of: view(), in: device) }
    var fitting = device
    fitting.screen = Device.Screen(size: size, safeAreaInsets: .zero)
    return fitting
  }

  /// Returns the fitting size of a view from its constraints, or else from `sizeThatFits(_:)`; at least one
  /// point in each dimension.
  private static func size(of view: UIView, in device: Device) -> CGSize {
    let constrained = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size =
      constrained.width > 0 && constrained.height > 0
      ? constrained : view.sizeThatFits(device.screen.size)
    return CGSize(width: max(1, size.width.rounded(.up)), height: max(1, size.height.rounded(.up)))
  }
}
