// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver
import MullionContracts

// Set before any concurrent code runs: child processes and this program's messages repeat how it was
// invoked.
let called = ToolInvocation(
  CommandLine.arguments.first ?? "", in: FileManager.default.currentDirectoryPath)
setenv(ToolVariables.tool, called.words, 1)

let outcome = await Command.run(Array(CommandLine.arguments.dropFirst()))
exit(outcome.told(to: .standardOutput, errorsTo: .standardError))
