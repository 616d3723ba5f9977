// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A cache of its own with live screens, on which the built tool is run; all of them are closed after the test.
final class LiveWorkshop: Sendable {
  /// The result of a command.
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  let path: String
  private let tool: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL
    tool = root.appendingPathComponent(".build/debug/mullion").path
    path = "\(NSTemporaryDirectory())live-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: "\(path)/work", withIntermediateDirectories: true)
  }

  deinit {
    _ = try? run("live", "--close-all")
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs a command in the folder `folder`, and reads its output to the end.
  func run(_ words: String..., in folder: String = "work") throws -> Result {
    try run(words, in: folder)
  }

  /// Runs a command in the folder `folder`, and reads its output to the end.
  func run(_ words: [String], in folder: String = "work") throws -> Result {
    let process = try started(words, in: folder)
    let output = process.output.fileHandleForReading.readDataToEndOfFile()
    let errors = process.errors.fileHandleForReading.readDataToEndOfFile()
    process.process.waitUntilExit()
    return Result(
      status: process.process.terminationStatus, output: plain(output), errors: plain(errors))
  }

  /// Returns text without the paths of the folder and of the tool.
  private func plain(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self).replacingOccurrences(of: path, with: "")
      .replacingOccurrences(of: tool, with: "mullion")
  }

  private func started(
    _ words: [String], in folder: String
  ) throws -> (process: Process, output: Pipe, errors: Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: "\(path)/\(folder)")
    process.environment = ProcessInfo.processInfo.environment
      .merging(["MULLION_CACHE": "\(path)/cache", "MULLION_TOOL": "mullion"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return (process, output, errors)
  }

  /// Starts the server of a screen called `planted`, whose application is a shell script.
  ///
  /// - Parameters:
  ///   - script: the script; `reply TEXT` answers a request, `serve TEXT` all of them, `begin ACTION` reports
  ///     an action, and `perform ACTION` one that was performed.
  ///   - limit: the maximum time of a request, in seconds.
  ///   - idle: the time without a request after which the screen is closed, in seconds.
  /// - Throws: an error when a file cannot be written, or the server does not start.
  func plant(_ script: String, limit: Double = 20, idle: Double = 60) throws {
    let folder = "\(path)/cache/live/planted"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let session: [String: Any] = [
      "name": "planted", "words": ["Planted/"], "folder": "\(path)/work", "device": "390x844",
      "opened": Date().timeIntervalSince1970, "idleLimit": idle, "limit": limit,
      "program": [
        "path": "/bin/sh", "arguments": ["-c", Self.functions + script], "folder": "/",
      ],
    ]
    try JSONSerialization.data(withJSONObject: session)
      .write(to: URL(fileURLWithPath: "\(folder)/screen.json"))
    _ = try started(["live", "--serve", folder], in: "work")
    for _ in 0..<1000 where Self.isMissing("socket", "end.json", in: folder) { usleep(10_000) }
    try #require(!Self.isMissing("socket", "end.json", in: folder))
  }

  private static func isMissing(_ names: String..., in folder: String) -> Bool {
    !names.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  private static let functions = """
    reply() { printf '{"output":"%s","errors":"","status":0,"actions":[]}\\n' "$1" >&3; }
    begin() {
      printf '{"output":"","errors":"","status":0,"actions":[],"beginning":"%s"}\\n' "$1" >&3
    }
    serve() { reply; while read line <&3; do reply "$1"; done; }
    perform() {
      printf '{"output":"","errors":"","status":0,"actions":["%s"],"state":"[]"}\\n' "$1" >&3
    }

    """

  /// Returns the text of a file in the folder, or `nil` if there is none.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the permissions of a file in the cache's folder of live screens.
  func permissions(_ name: String) -> Int {
    let facts = try? FileManager.default.attributesOfItem(atPath: "\(path)/cache/live\(name)")
    return (facts?[.posixPermissions] as? Int) ?? -1
  }

  /// Returns the number of the process that is in the file `name`, for which it waits.
  func process(in name: String) -> pid_t? {
    for _ in 0..<1000 {
      if let text = text(name), text.hasSuffix("\n") {
        return pid_t(text.trimmingCharacters(in: .newlines))
      }
      usleep(10_000)
    }
    return nil
  }

  /// Waits until the process whose number is in the file `name` has ended.
  ///
  /// - Returns: whether it ended within ten seconds.
  func waitForEnd(ofProcessIn name: String) -> Bool {
    guard let number = process(in: name) else { return false }
    for _ in 0..<1000 {
      // A process that nobody waits for is still listed.
      let state =
        FileManager.default.contents(atPath: "/proc/\(number)/stat")
        .map { String(decoding: $0, as: UTF8.self) } ?? ") Z"
      if kill(number, 0) != 0 || state.contains(") Z") { return true }
      usleep(10_000)
    }
    return false
  }
}
