// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The battery and sensors, which are unavailable.
extension UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    /// An unknown state.
    case unknown = 0
    /// A battery that discharges.
    case unplugged = 1
    /// A battery that charges.
    case charging = 2
    /// A fully charged battery.
    case full = 3
  }

  /// The charge of the battery, from 0 to 1; always -1 (unknown) on Linux.
  public var batteryLevel: Float { -1 }
  /// The state of the battery; always `.unknown` on Linux.
  public var batteryState: BatteryState { .unknown }
  /// Whether the user is close to the screen; always `false`, because there is no sensor.
  public var proximityState: Bool { false }

  /// Posted when the charge of the battery changed.
  ///
  /// - Note: Never posted on Linux.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the state of the battery changed.
  ///
  /// - Note: Never posted on Linux.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the state of the proximity sensor changed.
  ///
  /// - Note: Never posted on Linux.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
