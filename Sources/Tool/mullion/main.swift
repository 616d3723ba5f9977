// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver
import MullionContracts

// Set before any concurrent code runs: child processes and this program's messages repeat how it was
// invoked.
let launched = getenv(ToolVariables.libraryPath).map { String(cString: $0) }
let called = ToolInvocation(
  launched == nil
    ? CommandLine.arguments.first ?? ""
    : ProcessInfo.processInfo.environment[ToolVariables.tool] ?? "mullion",
  in: FileManager.default.currentDirectoryPath)
if let launched {
  // Programs that this one starts find their libraries as if it had been started without the launcher.
  _ = launched.isEmpty ? unsetenv("LD_LIBRARY_PATH") : setenv("LD_LIBRARY_PATH", launched, 1)
  unsetenv(ToolVariables.libraryPath)
}
setenv(ToolVariables.tool, called.words, 1)

let outcome = await Command.run(Array(CommandLine.arguments.dropFirst()))
exit(outcome.told(to: .standardOutput, errorsTo: .standardError))
