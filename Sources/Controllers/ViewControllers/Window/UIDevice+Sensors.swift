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

  /// The charge of the battery from 0 to 1, or -1 if it is unknown; always -1 on Linux.
  public var batteryLevel: Float { -1 }
  /// The state of the battery; always `.unknown` on Linux.
  public var batteryState: BatteryState { .unknown }
  /// Whether the user is close to the screen; always `false`, because there is no sensor.
  public var proximityState: Bool { false }

  /// The notification posted when the charge of the battery changed.
  ///
  /// - Note: Never posted on Linux.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The notification posted when the state of the battery changed.
  ///
  /// - Note: Never posted on Linux.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The notification posted when the state of the proximity sensor changed.
  ///
  /// - Note: Never posted on Linux.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
