// SPDX-License-Identifier: Apache-2.0

import MullionBuildDriver

/// `mullion doctor`: what builds need, what is missing, and how large the caches are.
struct DoctorCommand {
  private let options: DoctorOptions

  init(_ options: DoctorOptions) {
    self.options = options
  }

  /// A line for each thing; status 1 when something is missing that every build needs.
  func run() -> CommandOutcome {
    let doctor = Doctor(.current)
    if options.empties {
      return CommandOutcome("emptied \((doctor.empty() + (1 << 19)) >> 20) MB of caches\n")
    }
    let (text, isWell) = doctor.report()
    return CommandOutcome(text, status: isWell ? 0 : 1)
  }
}
