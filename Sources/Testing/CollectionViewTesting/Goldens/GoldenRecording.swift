// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// When a golden file is written by the run that checks it.
///
/// The environment variable `MULLION_RECORD` chooses for a whole run; what it holds is the name of
/// a case. Without it, and with a name that is none, nothing is written.
public enum GoldenRecording: String, CaseIterable, Sendable {
  /// No golden is written: a missing or differing one fails the test.
  case never
  /// A golden that does not exist is written; a differing one fails the test.
  case missing
  /// Missing and differing goldens are written.
  case failed
  /// Every golden is written.
  case all

  /// The name of the environment variable that chooses.
  public static let variable = "MULLION_RECORD"

  /// What this process's environment asks for.
  ///
  /// What it asks for and is none of the four is reported.
  public static var current: GoldenRecording {
    let environment = ProcessInfo.processInfo.environment
    if let asked = environment[variable], !asked.isEmpty, GoldenRecording(rawValue: asked) == nil {
      Diagnostics.reportOnce(
        "\(variable) is '\(asked)', which records nothing; it takes "
          + "\(allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return GoldenRecording(environment: environment)
  }

  /// What `environment` asks for; `never` when it asks for nothing or for nothing known.
  public init(environment: [String: String]) {
    self = environment[Self.variable].flatMap(GoldenRecording.init(rawValue:)) ?? .never
  }

  /// Whether a golden in this state is written.
  func writes(_ state: GoldenState) -> Bool {
    switch self {
    case .never: false
    case .missing: state == .missing
    case .failed: state != .equal
    case .all: true
    }
  }
}
