// SPDX-License-Identifier: Apache-2.0

/// The environment variables that a simulator sets for the programs on it.
///
/// Sources are compiled as for a simulator, so code that reads the device's model from the environment finds
/// it in tests too. The device is the one that the test kit mounts screens on by default.
enum SimulatorVariables {
  private static let values = [
    "SIMULATOR_DEVICE_NAME": "iPhone 14", "SIMULATOR_MODEL_IDENTIFIER": "iPhone14,7",
    "SIMULATOR_RUNTIME_VERSION": "17.0",
  ]

  /// Adds the variables to those of a test run; variables that are already set remain unmodified.
  static func add(to variables: inout [String: String]) {
    variables.merge(values) { set, _ in set }
  }
}
