// SPDX-License-Identifier: Apache-2.0

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

  /// Runs the program to its end; its output goes to standard error.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  /// - Returns: its exit status.
  package func run(adding variables: [String: String]) throws(BuildError) -> Int32 {
    var child = ChildProgram(
      path: path, arguments: [], folder: folder,
      variables: self.variables.merging(variables) { $1 })
    child.speaksAside = true
    return try child.run()
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
