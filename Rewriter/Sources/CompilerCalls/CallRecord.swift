// SPDX-License-Identifier: Apache-2.0

/// The last compiler call of a module, recorded for editors in a file beside its rewritten sources.
struct CallRecord {
  /// The file's name.
  static let name = "call.json"

  /// The folder that relative paths are resolved against.
  let folder: String
  /// The absolute paths of the sources.
  let sources: [String]
  /// The compiler's arguments, without the name of the program.
  let arguments: [String]

  /// Writes the record into the folder `place`, unless the file there is the same already.
  func record(in place: String) throws {
    let fields: [String: JSONValue] = [
      "folder": .text(folder), "sources": .list(sources.map { .text($0) }),
      "arguments": .list(arguments.map { .text($0) }),
    ]
    var bytes: [UInt8] = []
    JSONValue.fields(fields).write(to: &bytes)
    let path = "\(place)/\(Self.name)"
    guard FileBytes.read(path) != bytes else { return }
    try FileBytes.makeFolder(place)
    try FileBytes.write(bytes, to: path)
  }
}
