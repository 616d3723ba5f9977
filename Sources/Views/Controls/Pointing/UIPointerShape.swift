// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The shape of a pointer over a region.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// A path, in the coordinate space of the effect's container.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, in the coordinate space of the effect's container.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical beam, as for horizontal text, with a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam, as for vertical text, with a length in points.
  case horizontalBeam(length: CGFloat)

  /// The default corner radius, in points; not measured from UIKit.
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  /// The cursor of the host, or `nil` for its default cursor.
  var cursor: PointerCursor? {
    switch self {
    case .path, .roundedRect: nil
    case .verticalBeam: .text
    case .horizontalBeam: .verticalText
    }
  }
}
