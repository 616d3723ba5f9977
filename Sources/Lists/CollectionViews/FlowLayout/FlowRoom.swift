// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// What a flow layout depends on besides data and metrics.
struct FlowRoom: Equatable {
  let axis: FlowAxis
  /// The length across the scrolling that content insets leave, in points.
  let across: CGFloat
  /// What sections' insets are counted from, beyond the content inset; zero for the content inset.
  let reference: UIEdgeInsets
  let grid: PixelGrid

  /// The room in `view` as it is now.
  @MainActor
  init(
    of view: UICollectionView, axis: FlowAxis,
    reference: UICollectionViewFlowLayout.SectionInsetReference
  ) {
    let inset = view.adjustedContentInset
    self.axis = axis
    across = max(
      0,
      axis.across(view.bounds.size) - axis.acrossBefore(inset) - axis.acrossAfter(inset))
    grid = PixelGrid(scale: max(1, view.traitCollection.displayScale))
    let outer: UIEdgeInsets? =
      switch reference {
      case .fromContentInset: nil
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    self.reference =
      outer.map {
        UIEdgeInsets(
          top: $0.top - inset.top, left: $0.left - inset.left, bottom: $0.bottom - inset.bottom,
          right: $0.right - inset.right)
      } ?? .zero
  }

  /// A section's insets across the scrolling, counted from the reference.
  func acrossInsets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    let (before, after) = (axis.acrossBefore(insets), axis.acrossAfter(insets))
    guard reference != .zero else { return (before, after) }
    return (
      max(0, before + axis.acrossBefore(reference)), max(0, after + axis.acrossAfter(reference))
    )
  }
}
