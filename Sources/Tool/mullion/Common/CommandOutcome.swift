// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a command leaves behind: its words and its exit status.
package struct CommandOutcome: Equatable, Sendable {
  /// What goes to standard output, its last newline included.
  package var output: String
  /// What goes to standard error, its last newline included.
  package var errors: String
  /// 0: all is well; 1: something differs; 2: bad usage or unreadable input.
  package var status: Int32

  /// The outcome of a command that said `output` and did what it was asked to.
  package init(_ output: String, errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// The outcome of a command that could not do what it was asked to.
  package init(_ error: CommandError) {
    self.init("", errors: "mullion: \(error.description)\n", status: 2)
  }
}

extension CommandOutcome {
  /// Writes the words.
  ///
  /// - Parameters:
  ///   - file: where the output goes.
  ///   - errorFile: where the errors go. What can't be said there is not said.
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
