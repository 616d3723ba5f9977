// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

extension OverlayRecord {
  /// Writes the missing `files`, the overlay that maps their originals to them, and their byte `moves`, by
  /// path; removes old rewritten files.
  ///
  /// - Returns: The path of the overlay.
  func writeOverlay(_ files: [SourceText], moves: [String: [ByteMove]] = [:]) throws -> String {
    try FileBytes.makeFolder(folder)
    var roots: [String] = []
    var kept: Set<String> = []
    var moved: [String] = []
    for file in files {
      var key = ContentKey()
      key.add(file.bytes)
      let name = "\(key.text.prefix(20))-\(file.path.split(separator: "/").last ?? "file.swift")"
      kept.insert(name)
      let path = "\(folder)/\(name)"
      if access(path, F_OK) != 0 { try FileBytes.write(file.bytes, to: path) }
      if let moves = moves[file.path] {
        let lines = moves.map { "\($0.offset) \($0.came) \($0.went)" }
        moved += [file.path, path, lines.joined(separator: "\n")]
      }
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
    // Used by reports to map locations in a rewritten file to its original.
    try FileBytes.write(Array(moved.joined(separator: "\u{0}").utf8), to: "\(folder)/moves")
    removeOld(except: kept)
    return path
  }

  /// Removes unreferenced rewritten files and drafts that are older than an hour; a compile that is still
  /// running may read newer ones.
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

  /// Returns `text` as a string literal of the overlay's YAML, which accepts JSON strings.
  private func quoted(_ text: String) -> String { JSONValue.text(text).written }
}
