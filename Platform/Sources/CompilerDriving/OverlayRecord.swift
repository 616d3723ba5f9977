// SPDX-License-Identifier: Apache-2.0

import Glibc
import SourceRewriting

/// The folder of one module's rewritten files: what came of them last, and from what.
struct OverlayRecord {
  let folder: String

  private var notePath: String { "\(folder)/record" }

  /// The arguments that came of sources with this stamp; nil: these are others.
  func lines(for stamp: String) throws -> [String]? {
    guard let bytes = FileBytes.read(notePath) else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\u{0}", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] == stamp, parts[parts.count - 1] == "end" else { return nil }
    return parts[1..<(parts.count - 1)].map(String.init)
  }

  /// Notes the arguments that came of sources with this stamp.
  func note(_ lines: [String], for stamp: String) throws {
    try FileBytes.makeFolder(folder)
    let text = ([stamp] + lines + ["end"]).joined(separator: "\u{0}")
    try FileBytes.write(Array(text.utf8), to: notePath)
  }

  /// Writes what is not there yet of `files`, and the overlay that puts them in place of their
  /// originals; its path.
  func writeOverlay(_ files: [SourceText]) throws -> String {
    try FileBytes.makeFolder(folder)
    var roots: [String] = []
    var kept: Set<String> = []
    for file in files {
      var key = ContentKey()
      key.add(file.bytes)
      let name = "\(key.text.prefix(20))-\(file.path.split(separator: "/").last ?? "file.swift")"
      kept.insert(name)
      let path = "\(folder)/\(name)"
      if access(path, F_OK) != 0 { try FileBytes.write(file.bytes, to: path) }
      roots.append(
        """
        { "type": "file", "name": \(quoted(file.path)), "external-contents": \(quoted(path)) }
        """)
    }
    let overlay = """
      {
        "version": 0, "case-sensitive": "true", "use-external-names": "false",
        "roots": [
          \(roots.joined(separator: ",\n    "))
        ]
      }

      """
    let path = "\(folder)/overlay.yaml"
    try FileBytes.write(Array(overlay.utf8), to: path)
    removeOld(except: kept)
    return path
  }

  /// Removes rewritten files that nothing names any more; a compile that began before may still
  /// read those of the last hour.
  private func removeOld(except kept: Set<String>) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    let hourAgo = time(nil) - 3600
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var status = stat()
      guard name.hasSuffix(".swift") || name.hasSuffix(".draft"), !kept.contains(name),
        stat("\(folder)/\(name)", &status) == 0, status.st_mtim.tv_sec < hourAgo
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// A string of the overlay's language.
  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
