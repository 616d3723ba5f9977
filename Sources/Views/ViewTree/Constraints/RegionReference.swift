// SPDX-License-Identifier: Apache-2.0

/// A reference to a region from constraints and views that does not retain it.
@MainActor
protocol RegionReference: AnyObject {
  /// The region, or `nil` after its deallocation.
  var region: (any ConstraintRegion)? { get }
}
