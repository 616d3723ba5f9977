// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Batteries and sensors, as on a device that can't tell.
extension UIDevice {
  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// It is being used up.
    case unplugged = 1
    /// It is being charged.
    case charging = 2
    /// It is full.
    case full = 3
  }

  /// How full the battery is, from 0 to 1: -1, because nobody knows.
  public var batteryLevel: Float { -1 }
  /// What the battery does: nobody knows.
  public var batteryState: BatteryState { .unknown }
  /// Whether somebody is close to the screen: there is no sensor.
  public var proximityState: Bool { false }

  /// Whether a sensor is to find out how close somebody is; stays false, because there is none.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Never posted: nobody knows how full the battery is.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted: nobody knows what the battery does.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted: there is no sensor.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Plays the sound of a key, where the system plays one: nowhere.
  public func playInputClick() {}
}
