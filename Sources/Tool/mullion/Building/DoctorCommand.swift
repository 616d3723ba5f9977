// SPDX-License-Identifier: Apache-2.0

import MullionBuildDriver

/// The command `mullion doctor`, which checks the prerequisites of builds and reports the size of the caches.
struct DoctorCommand {
  private let options: DoctorOptions

  init(_ options: DoctorOptions) {
    self.options = options
  }

  /// Returns a line for each check, with status 1 when a required prerequisite is missing; or empties the
  /// caches, if that is requested.
  func run() -> CommandOutcome {
    let doctor = Doctor(.current)
    if options.empties {
      return CommandOutcome("emptied \((doctor.empty() + (1 << 19)) >> 20) MB of caches\n")
    }
    let (text, isWell) = doctor.report()
    return CommandOutcome(text, status: isWell ? 0 : 1)
  }
}
