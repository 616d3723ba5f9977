// SPDX-License-Identifier: Apache-2.0

/// A program that was built, ready to be started.
package struct BuiltProgram: Equatable, Sendable {
  /// Where it is.
  package let path: String
  /// The folder that it works in.
  let folder: String
  /// The variables that it starts with.
  let variables: [String: String]
  /// A folder of the cache for what it writes and reads.
  package let roomPath: String

  /// Starts it and waits for its end; its words go to standard error.
  ///
  /// - Throws: `BuildError` when it can't be started.
  /// - Returns: its exit status.
  package func run(adding variables: [String: String]) throws(BuildError) -> Int32 {
    var child = ChildProgram(
      path: path, arguments: [], folder: folder,
      variables: self.variables.merging(variables) { $1 })
    child.speaksAside = true
    return try child.run()
  }

  /// Makes ``roomPath`` an empty folder.
  ///
  /// - Throws: `BuildError` when it can't be made.
  package func makeRoom() throws(BuildError) {
    let room = CacheFolder(path: roomPath)
    room.remove()
    try room.make()
  }
}
