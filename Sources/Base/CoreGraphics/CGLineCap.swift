// SPDX-License-Identifier: Apache-2.0

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// At the end point.
  case butt = 0
  /// In a half circle around the end point.
  case round = 1
  /// In half a square around the end point.
  case square = 2
}
