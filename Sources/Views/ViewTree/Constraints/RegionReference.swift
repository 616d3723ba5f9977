// SPDX-License-Identifier: Apache-2.0

/// A region as constraints and views know it that do not keep it alive.
@MainActor
protocol RegionReference: AnyObject {
  /// The region; nil when it is gone.
  var region: (any ConstraintRegion)? { get }
}
