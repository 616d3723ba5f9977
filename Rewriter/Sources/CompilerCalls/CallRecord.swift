// SPDX-License-Identifier: Apache-2.0

/// How a module was compiled last, for editors: in a file beside what it was rewritten to.
struct CallRecord {
  /// The file's name.
  static let name = "call.json"

  /// The folder that relative paths are seen from.
  let folder: String
  /// The sources, from the file system's root.
  let sources: [String]
  /// All that the compiler was told, but for its own name.
  let arguments: [String]

  /// Writes it into `place`, unless it says that already.
  func note(in place: String) throws {
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
