// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Sources that stand as links in a folder that was made for a build, as those of Xcode projects do.
///
/// The compiler is told of the files themselves: messages, `#filePath` and debug information name
/// what people edit.
struct LinkedSources {
  private let invocation: Invocation
  private let settings: DriverSettings
  /// The files by the links' names, as they came.
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

  /// The call with the files in the places of their links.
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

  /// Where a link leads that stands there itself; nil: it is none.
  private static func destination(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0, buffer[0] == CChar(UInt8(ascii: "/")) else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A map of outputs like the one at `path`, by the names of the files.
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
