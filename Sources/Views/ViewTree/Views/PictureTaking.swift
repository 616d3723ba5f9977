// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that can be captured as a snapshot.
///
/// Every view conforms to it in the layer that implements snapshots.
@MainActor
protocol PictureTaking: AnyObject {
  /// Returns a snapshot view of the current appearance, or `nil` if the view has no size.
  func shot(_ afterUpdates: Bool) -> UIView?
  /// Draws the view's appearance into `rect` of the current context and returns whether it did.
  func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool
}
