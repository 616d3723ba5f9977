// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A built program, ready to be started.
package struct BuiltProgram: Equatable, Sendable {
  /// The path of the program.
  package let path: String
  /// The working folder.
  let folder: String
  /// The environment variables.
  let variables: [String: String]
  /// A folder of the cache for the program's input and output.
  package let outputFolder: String

  /// Runs the program until it ends, or for at most `limit` seconds; its output goes to standard error.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  package func run(
    adding variables: [String: String], atMost limit: Double = 3600
  ) throws(BuildError) -> ProgramEnd {
    let child = ChildProgram(
      path: path, arguments: [], folder: folder,
      variables: self.variables.merging(variables) { $1 })
    var end = ProgramEnd(limit: limit)
    end.status = try child.run(atMost: limit) { bytes in
      try? FileHandle.standardError.write(contentsOf: Data(bytes))
      end.take(bytes)
    }
    return end
  }

  /// Makes ``outputFolder`` an empty folder.
  ///
  /// - Throws: `BuildError` when it cannot be created.
  package func makeRoom() throws(BuildError) {
    let room = CacheFolder(path: outputFolder)
    room.remove()
    try room.make()
  }
}
