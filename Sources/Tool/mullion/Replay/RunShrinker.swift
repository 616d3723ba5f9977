// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// The reduction of a recorded run to the actions with which a command still fails.
@MainActor
struct RunShrinker {
  /// The shell command, which fails as long as the run that it replays still shows the failure.
  let command: String
  /// The number of runs of the command.
  private(set) var runs = 0

  init(command: String) {
    self.command = command
  }

  /// Returns the recording with the fewest actions that was found.
  ///
  /// - Throws: `CommandError` when the command does not fail with all actions, fails without any, or cannot
  ///   be run.
  mutating func fewest(of recording: Recording) throws(CommandError) -> Recording {
    guard try fails(recording) else {
      throw CommandError(
        "'\(command)' succeeds with the whole recording: there is nothing to shrink. It has to "
          + "replay the file that the variable \(Recording.variable) names, as with "
          + "Recording(replaying:).")
    }
    guard try !fails(recording.keeping([])) else {
      throw CommandError(
        "'\(command)' also fails without any action: run it alone to find the reason.")
    }
    do {
      return try recording.shrunk { try fails($0) }
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("\(error)")
    }
  }

  private mutating func fails(_ recording: Recording) throws(CommandError) -> Bool {
    runs += 1
    let file = NSTemporaryDirectory() + "mullion-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", command]
    shell.environment = ProcessInfo.processInfo.environment
      .merging([Recording.variable: file]) { $1 }
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    do {
      try recording.write(to: file)
      try shell.run()
    } catch {
      throw CommandError("'\(command)' can't be run: \(error.localizedDescription)")
    }
    shell.waitUntilExit()
    return shell.terminationStatus != 0
  }
}
