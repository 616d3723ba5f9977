// SPDX-License-Identifier: Apache-2.0

/// The location of the alpha component of a pixel, and whether colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha component.
  case none = 0
  /// An alpha component after the colors, which are premultiplied.
  case premultipliedLast = 1
  /// An alpha component before the colors, which are premultiplied.
  case premultipliedFirst = 2
  /// An alpha component after the colors, which are not premultiplied.
  case last = 3
  /// An alpha component before the colors, which are not premultiplied.
  case first = 4
  /// No alpha component; the bits after the colors are ignored.
  case noneSkipLast = 5
  /// No alpha component; the bits before the colors are ignored.
  case noneSkipFirst = 6
  /// Only an alpha component.
  case alphaOnly = 7
}
