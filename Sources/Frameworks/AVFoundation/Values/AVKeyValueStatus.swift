// SPDX-License-Identifier: Apache-2.0

/// Whether what an asset knows of itself is there.
public enum AVKeyValueStatus: Int, Sendable {
  /// Nobody asked yet.
  case unknown = 0
  /// It is read.
  case loading = 1
  /// It is there.
  case loaded = 2
  /// It could not be read.
  case failed = 3
  /// Reading was given up.
  case cancelled = 4
}
