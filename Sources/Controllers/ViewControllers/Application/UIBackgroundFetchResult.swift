// SPDX-License-Identifier: Apache-2.0

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The result of a fetch that found new data.
  case newData = 0
  /// The result of a fetch that found no new data.
  case noData = 1
  /// The result of a failed fetch.
  case failed = 2
}
