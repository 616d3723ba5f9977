// SPDX-License-Identifier: Apache-2.0

/// The loading status of an asset's property.
public enum AVKeyValueStatus: Int, Sendable {
  /// A property whose loading has not been requested.
  case unknown = 0
  /// A property that is being loaded.
  case loading = 1
  /// A loaded property.
  case loaded = 2
  /// A property whose loading failed.
  case failed = 3
  /// A property whose loading was cancelled.
  case cancelled = 4
}
