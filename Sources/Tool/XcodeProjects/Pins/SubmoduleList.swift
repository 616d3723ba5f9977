// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contents of a `.gitmodules`.
package struct SubmoduleList {
  /// The submodules, in the order of the file; git's index, not this file, has their commits.
  package private(set) var pins: [PinnedDependency] = []

  /// Reads the file at `path`.
  ///
  /// - Throws: `ProjectError` when it cannot be read, or a line is neither a section nor a field.
  package init(path: String) throws(ProjectError) {
    let lock = try LockText(path)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var fields: [String: String] = [:]
    var start = 0
    for (line, number) in zip(lock.lines, 1...) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("#") || text.hasPrefix(";") { continue }
      if text.hasPrefix("[") {
        add(fields, folder, path, start)
        (fields, start) = ([:], number)
        continue
      }
      guard start > 0, let sign = text.firstIndex(of: "=") else {
        throw ProjectError(
          path, number, "expected [submodule \"NAME\"] or NAME = VALUE, found '\(text)'.")
      }
      let key = text[..<sign].trimmingCharacters(in: .whitespaces).lowercased()
      fields[key] = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    }
    add(fields, folder, path, start)
  }

  private mutating func add(
    _ fields: [String: String], _ folder: String, _ path: String, _ line: Int
  ) {
    guard let place = fields["path"] else { return }
    let name = place.split(separator: "/").last.map(String.init) ?? place
    var pin = PinnedDependency(.submodules, name, file: path, line: line)
    // An address relative to that of the repository itself is not known here.
    pin.address = fields["url"].flatMap { $0.hasPrefix(".") ? nil : $0 }
    pin.branch = fields["branch"]
    pin.path = "\(folder)/\(place)"
    pins.append(pin)
  }
}
