// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Rule: what a section keeps clear of across the scroll direction.
///
/// A section's `automatic` is the configuration's reference; the configuration's `automatic` and
/// `none` clear nothing. Along the scroll direction nothing is cleared.
struct InsetsReference {
  let container: LayoutContainer
  let axis: LayoutAxis
  let configured: UIContentInsetsReference

  /// The insets that `reference` asks of a section.
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
