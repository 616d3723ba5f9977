// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The mode that determines whether a check writes its golden file.
///
/// The environment variable `MULLION_RECORD` selects the mode of a whole run; its value is the name of a
/// case. If it is not set, or is not the name of a case, nothing is written.
public enum GoldenRecording: String, CaseIterable, Sendable {
  /// The mode that writes no golden: a missing or differing one fails the test.
  case never
  /// The mode that writes goldens that do not exist; a differing one fails the test.
  case missing
  /// The mode that writes missing and differing goldens.
  case failed
  /// The mode that writes every golden.
  case all

  /// The name of the environment variable that selects the mode.
  public static let variable = "MULLION_RECORD"

  /// The mode selected by this process's environment.
  ///
  /// An unknown value is reported.
  public static var current: GoldenRecording {
    let environment = ProcessInfo.processInfo.environment
    if let asked = environment[variable], !asked.isEmpty, GoldenRecording(rawValue: asked) == nil {
      Diagnostics.reportOnce(
        "\(variable) is '\(asked)', which records nothing; it takes "
          + "\(allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return GoldenRecording(environment: environment)
  }

  /// Creates the mode selected by `environment`; `never` if none or an unknown one is selected.
  public init(environment: [String: String]) {
    self = environment[Self.variable].flatMap(GoldenRecording.init(rawValue:)) ?? .never
  }

  /// Returns whether a golden in this state is written.
  func writes(_ state: GoldenState) -> Bool {
    switch self {
    case .never: false
    case .missing: state == .missing
    case .failed: state != .equal
    case .all: true
    }
  }
}
