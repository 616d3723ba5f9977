// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

extension Device {
  /// A system whose lengths, fonts and corners are in force on a device.
  ///
  /// What is known of each stands in Documentation/Fidelity.md under "Which iOS".
  public enum System: String, Hashable, Sendable, Codable {
    /// The usual one: rows of one line are 44 points high, groups have corners of 10.
    case iOS17
    /// As far as it was recorded: rows of one line have margins of 15, groups corners of 26.
    case iOS26

    /// What people call it.
    var name: String {
      switch self {
      case .iOS17: "iOS 17"
      case .iOS26: "iOS 26"
      }
    }

    /// What ``UIDevice`` answers for its system's version.
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

  /// The device with another system.
  public func system(_ system: System) -> Device {
    var device = self
    device.system = system
    return device
  }
}
