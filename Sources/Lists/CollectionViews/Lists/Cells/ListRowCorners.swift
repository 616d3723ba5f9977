// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The corner rounding of a row's cell.
@MainActor
struct ListRowCorners {
  var radius: CGFloat = 0
  var corners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var clips = false

  /// Returns these corners, with the values of `other` for the properties that are unchanged from `given`.
  func keeping(_ other: ListRowCorners, whereSame given: ListRowCorners?) -> ListRowCorners {
    guard let given else { return self }
    var kept = self
    if radius == given.radius { kept.radius = other.radius }
    if corners == given.corners { kept.corners = other.corners }
    if clips == given.clips { kept.clips = other.clips }
    return kept
  }

  /// Applies the corners to `cell`.
  func show(in cell: UICollectionViewCell) {
    cell.layer.cornerRadius = radius
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = clips
  }
}

extension ListRowCorners {
  /// Creates a value from the current corners of `cell`.
  init(of cell: UICollectionViewCell) {
    self.init(
      radius: cell.layer.cornerRadius, corners: cell.layer.maskedCorners, clips: cell.clipsToBounds)
  }
}
