// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver
import MullionContracts

// Before anything runs beside it: what this program starts, and sentences of its own, say it again.
let called = ToolInvocation(
  CommandLine.arguments.first ?? "", in: FileManager.default.currentDirectoryPath)
setenv(ToolVariables.tool, called.words, 1)

let outcome = await Command.run(Array(CommandLine.arguments.dropFirst()))
exit(outcome.told(to: .standardOutput, errorsTo: .standardError))
