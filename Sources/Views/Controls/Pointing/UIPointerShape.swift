// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The shape of a pointer over a region.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// A path, in the coordinate space of the effect's container.
  case path(UIBezierPath)
  /// A rectangle with round corners, in the coordinate space of the effect's container.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam as between characters of a line, as long as given, in points.
  case verticalBeam(length: CGFloat)
  /// A beam as between characters of a column.
  case horizontalBeam(length: CGFloat)

  /// The radius of corners that nothing is said of, in points (ours).
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  /// What a host shows; nil: what it shows usually.
  var cursor: PointerCursor? {
    switch self {
    case .path, .roundedRect: nil
    case .verticalBeam: .text
    case .horizontalBeam: .verticalText
    }
  }
}
