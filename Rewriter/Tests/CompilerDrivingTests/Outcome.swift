// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The exit status and the output of a program.
struct Outcome {
  let status: Int32
  let output: String
  let errors: String

  /// Runs `program` with only `PATH` and `variables` in its environment.
  init(
    of program: URL, _ arguments: [String], in folder: URL, variables: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin"].merging(variables) { $1 }
    let said = folder.appending(path: "said-\(UUID().uuidString)")
    let complained = folder.appending(path: "complained-\(UUID().uuidString)")
    for file in [said, complained] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: said)
    process.standardError = try FileHandle(forWritingTo: complained)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: said, encoding: .utf8)
    errors = try String(contentsOf: complained, encoding: .utf8)
  }

  /// Returns the lines with errors and warnings, with the paths of files relative to `folder`.
  func diagnostics(in folder: URL) -> [String] {
    errors.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
      .map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
  }
}
