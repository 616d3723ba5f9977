// SPDX-License-Identifier: Apache-2.0

/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, upside down.
  case portraitUpsideDown = 2
  /// Wide; the device is on its left side.
  case landscapeRight = 3
  /// Wide; the device is on its right side.
  case landscapeLeft = 4

  /// Whether the interface is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wide.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
