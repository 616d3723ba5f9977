// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for the insets reference of a section across the scroll direction.
///
/// A section's `automatic` is the configuration's reference; the configuration's `automatic` and `none` add
/// no insets. No insets are added along the scroll direction.
struct InsetsReference {
  let container: LayoutContainer
  let axis: LayoutAxis
  let configured: UIContentInsetsReference

  /// Returns the insets of a section for `reference`.
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let resolved = reference == .automatic ? configured : reference
    let edges: UIEdgeInsets =
      switch resolved {
      case .automatic, .none: .zero
      case .safeArea: container.safeAreaInsets
      case .layoutMargins: container.layoutMargins
      case .readableContent: container.readableInsets
      @unknown default: .zero
      }
    let isMirrored = container.direction == .rightToLeft
    var insets = NSDirectionalEdgeInsets(
      top: edges.top, leading: isMirrored ? edges.right : edges.left, bottom: edges.bottom,
      trailing: isMirrored ? edges.left : edges.right)
    insets.clear(axis)
    return Finite.insets(insets)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (lhs: NSDirectionalEdgeInsets, rhs: NSDirectionalEdgeInsets)
    -> NSDirectionalEdgeInsets
  {
    NSDirectionalEdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading,
      bottom: lhs.bottom + rhs.bottom, trailing: lhs.trailing + rhs.trailing)
  }
}
