// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension URLResourceKey {
  /// The key of the capacity that is available for important resources, equal to
  /// `volumeAvailableCapacityKey` because no system on Linux purges resources on request.
  public static let volumeAvailableCapacityForImportantUsageKey = volumeAvailableCapacityKey
  /// The key of the capacity that is available for opportunistic resources, equal to
  /// `volumeAvailableCapacityKey` because no system on Linux purges resources on request.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = volumeAvailableCapacityKey
}

extension URLResourceValues {
  /// The capacity of the volume that is available for important resources, in bytes, or `nil` if it was not
  /// requested.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }

  /// The capacity of the volume that is available for opportunistic resources, in bytes, or `nil` if it was
  /// not requested.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
}
