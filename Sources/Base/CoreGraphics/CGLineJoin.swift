// SPDX-License-Identifier: Apache-2.0

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point.
  case miter = 0
  /// In an arc.
  case round = 1
  /// Cut straight.
  case bevel = 2
}
