// SPDX-License-Identifier: Apache-2.0

/// What came of looking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There were some.
  case newData = 0
  /// There were none.
  case noData = 1
  /// Looking failed.
  case failed = 2
}
