// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a device that a test kit stands for says of itself, beside what views adapt to.
package struct DisplayFacts: Equatable, Sendable {
  /// Of the screen as it is held, in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// What kind of machine it is, such as `iPad`.
  package var model: String
  /// What its system is called.
  package var systemName: String
  /// The version of the system whose behaviour and lengths are followed.
  package var systemVersion: String
  /// How high the status bar is as the device is held, in points; 0: there is none.
  package var statusBarHeight: CGFloat

  /// What a device says; see the properties.
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
