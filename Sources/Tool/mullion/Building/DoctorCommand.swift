// SPDX-License-Identifier: Apache-2.0

import MullionBuildDriver

/// The command `mullion doctor`, which checks the prerequisites of builds and reports the size of the caches, or
/// estimates whether sources can be built.
struct DoctorCommand {
  private let options: DoctorOptions

  init(_ options: DoctorOptions) {
    self.options = options
  }

  /// Returns a line for each check, with status 1 when a required prerequisite is missing; or empties the
  /// caches, or estimates a build, if that is requested.
  ///
  /// - Throws: `CommandError` when the sources to estimate, or the toolchain, are missing.
  func run() throws(CommandError) -> CommandOutcome {
    if let request = options.request { return try estimate(request) }
    if options.namesModules { return try modules() }
    let doctor = Doctor(.current)
    if options.empties {
      return CommandOutcome("emptied \((doctor.empty() + (1 << 19)) >> 20) MB of caches\n")
    }
    let (text, isWell) = doctor.report()
    return CommandOutcome(text, status: isWell ? 0 : 1)
  }

  /// Returns the folder with the compiler that finds the modules, which are built if necessary.
  private func modules() throws(CommandError) -> CommandOutcome {
    do throws(BuildError) {
      let builder = try PlatformBuilder(.current)
      let library = options.isAsBuilt ? try builder.builtLibrary() : try builder.library()
      return CommandOutcome("\(library.shadowRoot)\n")
    } catch {
      throw CommandError(error.description)
    }
  }

  /// Returns the estimate of a build, with status 1 when a file does not build.
  private func estimate(_ request: BuildRequest) throws(CommandError) -> CommandOutcome {
    do throws(BuildError) {
      let subject = SubjectEstimate(.current)
      let estimate = try subject.estimate(request)
      let uncalled = try subject.uncalledMethods(request)
      let more =
        uncalled.map { $0.map { "\($0)\n" }.joined() }
        ?? "not checked, because its compiler is not built yet: delegate methods that only a subclass"
        + " declares; mullion lint builds it\n"
      return CommandOutcome(more + estimate.text, status: estimate.count(.no) == 0 ? 0 : 1)
    } catch {
      throw CommandError(error.description)
    }
  }
}
