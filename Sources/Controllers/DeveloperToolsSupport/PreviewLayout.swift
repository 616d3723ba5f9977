// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The layout that a preview trait requests.
package enum PreviewLayout: Equatable, Sendable {
  /// The whole screen of a device.
  case device
  /// The size that fits the content.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(CGSize)
  /// The whole screen of a device in portrait orientation.
  case portrait
  /// The whole screen of a device in landscape orientation.
  case landscape
}
