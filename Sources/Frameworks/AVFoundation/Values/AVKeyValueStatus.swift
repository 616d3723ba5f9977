// SPDX-License-Identifier: Apache-2.0

/// The loading status of an asset's property.
public enum AVKeyValueStatus: Int, Sendable {
  /// Loading has not been requested.
  case unknown = 0
  /// The property is being loaded.
  case loading = 1
  /// The property is loaded.
  case loaded = 2
  /// Loading failed.
  case failed = 3
  /// Loading was cancelled.
  case cancelled = 4
}
