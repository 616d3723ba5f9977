// SPDX-License-Identifier: Apache-2.0

import MullionBuildDriver

/// `mullion doctor`: the prerequisites of builds, and the size of the caches.
struct DoctorCommand {
  private let options: DoctorOptions

  init(_ options: DoctorOptions) {
    self.options = options
  }

  /// Returns a line for each check; the status is 1 when a required prerequisite is missing.
  func run() -> CommandOutcome {
    let doctor = Doctor(.current)
    if options.empties {
      return CommandOutcome("emptied \((doctor.empty() + (1 << 19)) >> 20) MB of caches\n")
    }
    let (text, isWell) = doctor.report()
    return CommandOutcome(text, status: isWell ? 0 : 1)
  }
}
