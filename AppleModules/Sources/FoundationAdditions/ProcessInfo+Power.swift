// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0
    /// A little warm.
    case fair
    /// Warm enough that programs should do less.
    case serious
    /// So warm that it has to cool down.
    case critical
  }

  /// Posted when ``thermalState`` changes, which it does not here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// How warm the device is: as on one that does not measure it, nominal.
  public var thermalState: ThermalState { .nominal }

  /// Whether the person wants to save power: as on a device without the mode, no.
  public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
  /// Posted when `isLowPowerModeEnabled` changes, which it does not here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
