// SPDX-License-Identifier: Apache-2.0

/// A reference to a region that does not retain it, for constraints and views.
///
/// It exists for the same reason as ``ViewLifetime``: a weak reference for each constraint would be a
/// considerable part of the cost of creating a cell. A region is deallocated with its root, on the main
/// thread.
final class RegionLifetime: @unchecked Sendable {
  private var address: UnsafeMutableRawPointer?

  /// Sets the reference to `region`.
  func begin(_ region: LayoutRegion) { address = Unmanaged.passUnretained(region).toOpaque() }

  /// Drops the region, which is being deallocated.
  func end() { TearDown.forgetting { address = nil } }
}

extension RegionLifetime: RegionReference {
  var region: (any ConstraintRegion)? {
    let region: LayoutRegion? = TearDown.reference(to: address)
    return region
  }
}
