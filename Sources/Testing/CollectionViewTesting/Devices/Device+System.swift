// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

extension Device {
  /// A system version, which determines the metrics, fonts and corner radii of a device.
  ///
  /// Documentation/Fidelity/README.md lists the known values of each under "Which iOS".
  public enum System: String, Hashable, Sendable, Codable {
    /// iOS 17, the default: rows of one line are 44 points high, groups have a corner radius of 10.
    case iOS17
    /// iOS 26, as far as it was recorded: rows of one line have margins of 15, groups a corner radius of 26.
    case iOS26

    /// The display name.
    var name: String {
      switch self {
      case .iOS17: "iOS 17"
      case .iOS26: "iOS 26"
      }
    }

    /// The value of `systemVersion` of ``UIDevice``.
    var version: String {
      switch self {
      case .iOS17: "17.0"
      case .iOS26: "26.0"
      }
    }

    var generation: DesignGeneration {
      switch self {
      case .iOS17: .iOS17
      case .iOS26: .iOS26
      }
    }
  }

  /// Returns the device with another system.
  public func system(_ system: System) -> Device {
    var device = self
    device.system = system
    return device
  }
}
