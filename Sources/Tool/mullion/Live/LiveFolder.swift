// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// The folder of a live screen: its socket, its description, and what it leaves for a later process.
struct LiveFolder: Equatable {
  let path: String

  /// The name of the screen.
  var name: String { (path as NSString).lastPathComponent }
  /// The output of the application, limited in size.
  var log: String { file("log") }
  /// The request that the application is started with.
  var job: String { file("job.json") }
  /// The stack that the Swift runtime writes when the application stops.
  var stack: String { file("stack") }
  /// The recording of the actions.
  var recording: String { file("actions.recording.json") }
  /// The name of the socket in the folder.
  static let socketName = "socket"

  private func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The description of the screen, or `nil` if it cannot be read.
  var session: LiveSession? { read("screen.json") }
  /// The end of the screen, or `nil` if it has not ended.
  var end: LiveEnd? { read("end.json") }
  /// The actions of the screen.
  var actions: [String] { read("actions.json") ?? [] }
  /// The stored references, or `nil` if there are none.
  var state: String? {
    FileManager.default.contents(atPath: file("state.json")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Stores the description of the screen.
  ///
  /// - Throws: `CommandError` when it cannot be written, like the other functions that store.
  func store(_ session: LiveSession) throws(CommandError) { try write(session, "screen.json") }

  /// Stores the request that the application is started with.
  func store(_ job: RenderJob) throws(CommandError) { try write(job, "job.json") }

  /// Stores the end of the screen, and removes the socket.
  func store(_ end: LiveEnd) throws(CommandError) {
    try write(end, "end.json")
    unlink(file(Self.socketName))
  }

  /// Stores the actions performed until now.
  func store(_ actions: [String]) throws(CommandError) { try write(actions, "actions.json") }

  /// Stores the references and the screen of the application.
  func store(state: String) throws(CommandError) { try write(Data(state.utf8), "state.json") }

  /// Deletes the folder.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func read<Value: Decodable>(_ name: String) -> Value? {
    FileManager.default.contents(atPath: file(name))
      .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  private func write(_ value: some Encodable, _ name: String) throws(CommandError) {
    try write(Data(JSONText.text(value).utf8), name)
  }

  private func write(_ data: Data, _ name: String) throws(CommandError) {
    do {
      try data.write(to: URL(fileURLWithPath: file(name)), options: .atomic)
    } catch {
      throw NamedFile(path: file(name)).unwritten(error)
    }
  }
}
