// SPDX-License-Identifier: Apache-2.0

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// A straight end at the end point of the line.
  case butt = 0
  /// A half circle around the end point of the line.
  case round = 1
  /// Half a square around the end point of the line.
  case square = 2
}
