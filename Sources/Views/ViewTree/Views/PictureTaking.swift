// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose look can be kept, or drawn elsewhere.
///
/// Every view conforms above, where snapshots are.
@MainActor
protocol PictureTaking: AnyObject {
  /// A view that shows what this one looks like now; nil: it has no size.
  func shot(_ afterUpdates: Bool) -> UIView?
  /// Draws what the view looks like into a rectangle of the current context; answers whether it did.
  func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool
}
