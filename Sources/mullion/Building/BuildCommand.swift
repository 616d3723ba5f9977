// SPDX-License-Identifier: Apache-2.0

import PlatformBuilds

/// `mullion build`, `test` and `run`: what was written for iOS, as it stands.
struct BuildCommand {
  private let options: BuildOptions

  init(_ options: BuildOptions) {
    self.options = options
  }

  /// Builds, and tests or runs what was built; the tools that do it say how it goes.
  ///
  /// - Throws: `CommandError` when something is missing that this needs.
  func run() throws(CommandError) -> CommandOutcome {
    do throws(BuildError) {
      let status = try PlatformBuild(.current).run(options.request)
      return CommandOutcome("", status: status)
    } catch {
      throw CommandError(error.description)
    }
  }
}
