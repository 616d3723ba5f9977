// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The outcome of a command: its output and its exit status.
package struct CommandOutcome: Equatable, Sendable {
  /// The standard output, including the last newline.
  package var output: String
  /// The standard error output, including the last newline.
  package var errors: String
  /// The exit status: 0 for success, 1 for differences, 2 for bad usage or unreadable input, 3 for a program
  /// that stops or shows nothing, or that of the program that the command ran.
  package var status: Int32

  /// Creates the outcome of a command that prints `output`; with the default status it succeeded.
  package init(_ output: String, errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// Creates the outcome of a command that failed.
  package init(_ error: CommandError) {
    self.init("", errors: "mullion: \(error.description)\n", status: error.status)
  }
}

extension CommandOutcome {
  /// Writes the output.
  ///
  /// - Parameters:
  ///   - file: the file for the output.
  ///   - errorFile: the file for the errors. Failures to write to it are ignored.
  /// - Returns: the exit status; 2 when the output could not be written.
  package func told(to file: FileHandle, errorsTo errorFile: FileHandle) -> Int32 {
    try? errorFile.write(contentsOf: Data(errors.utf8))
    do {
      if !output.isEmpty { try file.write(contentsOf: Data(output.utf8)) }
      return status
    } catch {
      let reason = NamedFile.sentence(error)
      try? errorFile.write(
        contentsOf: Data("mullion: the output can't be written: \(reason).\n".utf8))
      return 2
    }
  }
}
