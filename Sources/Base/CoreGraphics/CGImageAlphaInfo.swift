// SPDX-License-Identifier: Apache-2.0

/// Where the opacity of a pixel is in memory, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// Behind the colours, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst = 2
  /// Behind the colours, which are as they are.
  case last = 3
  /// Before the colours, which are as they are.
  case first = 4
  /// There is none; what stands behind the colours means nothing.
  case noneSkipLast = 5
  /// There is none; what stands before the colours means nothing.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}
