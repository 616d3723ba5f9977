// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

/// A folder with the driver in place of the compiler, a stand-in for UIKit, and sources.
final class Workshop {
  let folder: URL

  /// The stand-in for UIKit, built once.
  private static let library = Result {
    let folder = try makeLibrary()
    libraryFolder.withLock { $0 = folder }
    atexit {
      Workshop.libraryFolder.withLock { $0 }.map { try? FileManager.default.removeItem(at: $0) }
    }
    return folder
  }
  private static let libraryFolder = Mutex<URL?>(nil)

  init(_ files: [String: String] = [:], settings changes: [String: Any] = [:]) throws {
    folder = try Self.temporaryFolder()
    let library = try Self.library.get()
    let tools = folder.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for name in ["swiftc", "swift-frontend"] {
      try FileManager.default.createSymbolicLink(
        at: tools.appending(path: name), withDestinationURL: Self.driver)
    }
    var settings: [String: Any] = [
      "compilerFolder": Self.compiler.deletingLastPathComponent().path,
      "overlayFolder": folder.appending(path: "overlays").path,
      "searchPaths": [library.path],
      "compileArguments": [],
      "linkArguments": [library.appending(path: "UIKit.o").path],
      "implicitImports": [],
      "leaveAlone": ["LeftAlone"],
    ]
    settings.merge(changes) { _, new in new }
    try JSONSerialization.data(withJSONObject: settings)
      .write(to: tools.appending(path: "mullion-settings.json"))
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Calls the driver by its link, with only `PATH` and `variables` in its environment.
  func call(
    _ tool: String = "swiftc", _ arguments: [String], variables: [String: String] = [:]
  ) throws -> Outcome {
    // What was written this moment is not remembered, as it could change once more unseen.
    usleep(30_000)
    return try Outcome(
      of: folder.appending(path: "tools/\(tool)"), arguments, in: folder, variables: variables)
  }

  /// Returns the outcome of type-checking `files`.
  func check(_ files: [String], _ options: [String] = []) throws -> Outcome {
    try call("swiftc", ["-typecheck", "-module-name", "App"] + options + files)
  }

  // MARK: The parts

  private static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let driver = products.appending(path: "mullion-relay")

  /// The first compiler in `PATH`, with links resolved.
  static let compiler: URL = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/swiftc" }.first { FileManager.default.fileExists(atPath: $0) }
    return URL(filePath: found ?? "/usr/bin/swiftc").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "swiftc")
  }()

  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "mullion-platform-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func makeLibrary() throws -> URL {
    let folder = try temporaryFolder()
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/UIKit.swift.txt")
    let copy = folder.appending(path: "UIKit.swift")
    try FileManager.default.copyItem(at: source, to: copy)
    let outcome = try Outcome(
      of: compiler,
      [
        "-swift-version", "6", "-parse-as-library", "-module-name", "UIKit", "-emit-module",
        "-emit-module-path", "\(folder.path)/UIKit.swiftmodule", "-c", copy.path, "-o",
        "\(folder.path)/UIKit.o",
      ], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return folder
  }
}
