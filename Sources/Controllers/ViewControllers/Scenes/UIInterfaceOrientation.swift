// SPDX-License-Identifier: Apache-2.0

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// The portrait orientation.
  case portrait = 1
  /// The portrait orientation, upside down.
  case portraitUpsideDown = 2
  /// The landscape orientation of a device on its left side.
  case landscapeRight = 3
  /// The landscape orientation of a device on its right side.
  case landscapeLeft = 4

  /// Whether the interface is in portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
