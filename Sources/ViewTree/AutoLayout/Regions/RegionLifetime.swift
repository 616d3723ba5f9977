// SPDX-License-Identifier: Apache-2.0

/// What constraints and views keep of a region that they do not keep alive.
///
/// For the same reason as ``ItemLifetime``: a weak reference for each constraint would be a good part
/// of what making a cell costs.
final class RegionLifetime: @unchecked Sendable {
  /// The region; nil when it is gone.
  unowned(unsafe) var region: LayoutRegion?
}
