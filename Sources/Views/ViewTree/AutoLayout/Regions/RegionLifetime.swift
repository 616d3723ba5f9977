// SPDX-License-Identifier: Apache-2.0

/// What constraints and views keep of a region that they do not keep alive.
///
/// For the same reason as ``ViewLifetime``: a weak reference for each constraint would be a good part
/// of what making a cell costs. A region ends with its root, on the main thread.
final class RegionLifetime: @unchecked Sendable {
  private var address: UnsafeMutableRawPointer?

  /// The region is `region`.
  func begin(_ region: LayoutRegion) { address = Unmanaged.passUnretained(region).toOpaque() }

  /// Forgets the region, which ends.
  func end() { TearDown.forgetting { address = nil } }
}

extension RegionLifetime: RegionReference {
  var region: (any ConstraintRegion)? {
    let region: LayoutRegion? = TearDown.reference(to: address)
    return region
  }
}
