// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Sources that are links in a folder created for a build, as those of Xcode projects are.
///
/// The compiler gets the paths of the linked files: messages, `#filePath` and debug information refer to the
/// files that the user edits.
struct LinkedSources {
  private let invocation: Invocation
  private let settings: DriverSettings
  /// The paths of the files, by the links' paths as passed.
  private let files: [String: String]

  init(_ invocation: Invocation, settings: DriverSettings) {
    var files: [String: String] = [:]
    for source in invocation.sources where !settings.linkFolders.isEmpty {
      let path = invocation.absolute(source)
      guard settings.linkFolders.contains(where: { path.hasPrefix($0 + "/") }),
        let file = Self.destination(of: path)
      else { continue }
      files[source] = file
    }
    self.invocation = invocation
    self.settings = settings
    self.files = files
  }

  /// Returns the call with each link replaced by its file.
  func resolved() throws -> Invocation {
    guard !files.isEmpty else { return invocation }
    var words: [String] = []
    for word in invocation.flat {
      if words.last == "-output-file-map" {
        words.append(try map(word))
      } else {
        words.append(files[word] ?? word)
      }
    }
    return Invocation(words, asFrontend: invocation.isFrontend)
  }

  /// Returns the absolute path that the link at `path` points to, or `nil` if there is no such link or its
  /// destination is relative.
  private static func destination(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0, buffer[0] == CChar(UInt8(ascii: "/")) else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes a copy of the output file map at `path` with the files' paths as keys, and returns its path.
  ///
  /// Returns `path` itself if the map cannot be read.
  private func map(_ path: String) throws -> String {
    guard let data = FileBytes.read(invocation.absolute(path)),
      case .fields(let outputs) = JSONValue(data)
    else { return path }
    let renamed = Dictionary(
      outputs.map { (files[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { $1 })
    let bytes = Array(JSONValue.fields(renamed).written.utf8)
    var key = ContentKey()
    key.add(words: [invocation.absolute(path)])
    let folder = "\(settings.overlayFolder)/maps"
    let place = "\(folder)/\(key.text.prefix(16)).json"
    if FileBytes.read(place) != bytes {
      try FileBytes.makeFolder(folder)
      try FileBytes.write(bytes, to: place)
    }
    return place
  }
}
