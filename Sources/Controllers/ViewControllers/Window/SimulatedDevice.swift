// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The device that the environment variables of a simulator name.
struct SimulatedDevice: Equatable {
  /// The name of the device, such as `iPhone 14`.
  let name: String
  /// The version of the system, such as `17.0`, or `nil` if it is not named.
  let systemVersion: String?

  /// Creates the device named by `variables`, or returns `nil` if they name none.
  init?(_ variables: [String: String]) {
    guard let name = variables["SIMULATOR_DEVICE_NAME"], !name.isEmpty else { return nil }
    self.name = name
    systemVersion = variables["SIMULATOR_RUNTIME_VERSION"]
  }

  private var isPad: Bool { name.hasPrefix("iPad") }
  /// The model: `iPhone` or `iPad`.
  var model: String { isPad ? "iPad" : "iPhone" }
  /// The name of the system: `iOS` or `iPadOS`.
  var systemName: String { isPad ? "iPadOS" : "iOS" }

  /// The device of this process.
  static let current = SimulatedDevice(ProcessInfo.processInfo.environment)
}
