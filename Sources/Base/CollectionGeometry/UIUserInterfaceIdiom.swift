// SPDX-License-Identifier: Apache-2.0

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// An unspecified kind of device.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car display, as with CarPlay.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
