// SPDX-License-Identifier: Apache-2.0

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// The orientation of an upright device.
  case portrait = 1
  /// The orientation of an upright device, upside down.
  case portraitUpsideDown = 2
  /// The orientation of a device on its left side.
  case landscapeLeft = 3
  /// The orientation of a device on its right side.
  case landscapeRight = 4
  /// The orientation of a flat device with the screen up.
  case faceUp = 5
  /// The orientation of a flat device with the screen down.
  case faceDown = 6

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is lying flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation corresponds to an interface orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
