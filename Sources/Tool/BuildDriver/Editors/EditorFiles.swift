// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The language server's files for a package or project, in a folder of the cache.
package struct EditorFiles: Sendable {
  /// The folder with the sources.
  package let root: String
  private let folder: CacheFolder
  private let library: PlatformLibrary

  init(root: String, folder: CacheFolder, library: PlatformLibrary) {
    self.root = root
    self.folder = folder
    self.library = library
  }

  private static let databaseName = "compile_commands.json"

  /// The path of the compilation database.
  package var databasePath: String { folder.file(Self.databaseName) }

  /// The program that an editor starts as its language server.
  package var serverPath: String { folder.file("sourcekit-lsp") }

  /// Whether the compilation database exists.
  package var areThere: Bool { FileManager.default.fileExists(atPath: databasePath) }

  /// Writes the database of the compilations of sources below ``root``, and the program, which runs
  /// `command`.
  ///
  /// - Throws: `BuildError` when nothing below ``root`` was compiled, or a file cannot be written.
  /// - Returns: the number of sources in the database.
  package func write(calling command: [String]) throws(BuildError) -> Int {
    var entries: [Entry] = []
    var known: Set<String> = []
    for call in CompileCall.noted(in: library.overlayFolder) {
      for source in call.sources
      where source.hasPrefix("\(root)/") && known.insert(source).inserted {
        entries.append(
          Entry(
            directory: call.folder, file: source,
            arguments: [library.toolchain.program("swiftc")] + call.readingArguments))
      }
    }
    guard !entries.isEmpty else {
      throw BuildError("nothing in '\(root)' was compiled; see the output of the build above.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(entries.sorted { $0.file < $1.file }) else {
      throw BuildError("the list of the sources in '\(root)' can't be written.")
    }
    try folder.make()
    try folder.write(String(decoding: text, as: UTF8.self), Self.databaseName)
    let words = command.map { "'\($0.replacingOccurrences(of: "'", with: "'\\''"))'" }
    try folder.write("#!/bin/sh\nexec \(words.joined(separator: " "))\n", "sourcekit-lsp")
    chmod(serverPath, 0o755)
    return entries.count
  }

  /// Runs the toolchain's language server on standard input and output until the editor ends it, without
  /// diagnostics of constructs that `mullion build` rewrites.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  /// - Returns: the exit status of the server.
  package func serve(_ environment: BuildEnvironment) throws(BuildError) -> Int32 {
    // The server accepts only paths relative to the workspace's root; `..` at the root of the file system
    // stays there.
    let path = String(repeating: "../", count: 64) + folder.path.drop { $0 == "/" }
    let child = ChildProgram(
      path: library.toolchain.program("sourcekit-lsp"),
      arguments: [
        "--default-workspace-type", "compilationDatabase", "--compilation-db-search-path", path,
      ], folder: root, variables: environment.variables)
    var messages = ServerMessages()
    return try child.run(output: { bytes in
      try? FileHandle.standardOutput.write(contentsOf: Data(messages.passing(bytes)))
    })
  }

  private struct Entry: Encodable {
    var directory: String
    var file: String
    var arguments: [String]
  }
}
