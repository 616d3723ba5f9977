// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a trait of a preview asks for.
package enum PreviewLayout: Equatable, Sendable {
  /// A whole device.
  case device
  /// As much room as what is shown asks for.
  case sizeThatFits
  /// A size in points.
  case fixed(CGSize)
  /// A device that is held upright.
  case portrait
  /// A device on its side.
  case landscape
}
