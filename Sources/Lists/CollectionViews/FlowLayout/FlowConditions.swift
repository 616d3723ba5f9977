// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The inputs of a flow layout besides data and metrics.
struct FlowConditions: Equatable {
  let axis: FlowAxis
  /// The length across the scroll axis inside of the content insets, in points.
  let across: CGFloat
  /// The insets from which section insets are measured, relative to the content inset; zero for the content
  /// inset itself.
  let reference: UIEdgeInsets
  let grid: PixelGrid

  /// Creates the inputs from the current state of `view`.
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

  /// Returns a section's insets across the scroll axis, relative to the content inset.
  func acrossInsets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    let (before, after) = (axis.acrossBefore(insets), axis.acrossAfter(insets))
    guard reference != .zero else { return (before, after) }
    return (
      max(0, before + axis.acrossBefore(reference)), max(0, after + axis.acrossAfter(reference))
    )
  }
}
