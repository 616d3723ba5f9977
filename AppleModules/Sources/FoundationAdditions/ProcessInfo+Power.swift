// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension ProcessInfo {
  /// The thermal state of the device.
  public enum ThermalState: Int, Sendable {
    /// The state in which the temperature is normal.
    case nominal = 0
    /// The state in which the temperature is slightly elevated.
    case fair
    /// The state in which the temperature is so high that programs should reduce their work.
    case serious
    /// The state in which the temperature is so high that the device must cool down.
    case critical
  }

  /// The name of the notification for changes of ``thermalState``.
  ///
  /// - Note: Never posted on Linux.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// The thermal state of the device; always `.nominal`, as on a device without a sensor.
  public var thermalState: ThermalState { .nominal }

  /// Whether the user has enabled Low Power Mode; always `false`, as on a device without it.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// The name of the notification for changes of `isLowPowerModeEnabled`.
  ///
  /// - Note: Never posted on Linux.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
