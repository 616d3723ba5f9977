// SPDX-License-Identifier: Apache-2.0

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner, or a beveled one if the miter limit is exceeded.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2
}
