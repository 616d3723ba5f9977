// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The part of a controller's view that bars cover at the top or at the bottom.
///
/// The safe area has taken its place; code that is older uses it still.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view is covered, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}
