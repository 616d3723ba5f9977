// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The properties of a device that a test kit simulates, beside its traits.
package struct DisplayFacts: Equatable, Sendable {
  /// The size of the screen in the orientation of the device, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The model of the device, such as `iPad`.
  package var model: String
  /// The name of the operating system.
  package var systemName: String
  /// The version of the operating system whose behaviour and metrics apply.
  package var systemVersion: String
  /// The height of the status bar in the orientation of the device, in points, or 0 for no status bar.
  package var statusBarHeight: CGFloat

  /// Creates the properties of a device.
  package init(
    size: CGSize, scale: CGFloat, model: String, system: (name: String, version: String),
    statusBarHeight: CGFloat
  ) {
    self.size = size
    self.scale = scale
    self.model = model
    systemName = system.name
    systemVersion = system.version
    self.statusBarHeight = statusBarHeight
  }
}
