// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The area at the top or bottom of a controller's view that is covered by bars.
///
/// It is superseded by the safe area, and exists for older code.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered area, in points.
  var length: CGFloat { get }
  /// The anchor of the top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the height.
  var heightAnchor: NSLayoutDimension { get }
}
