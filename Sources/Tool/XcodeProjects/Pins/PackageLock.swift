// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contents of a `Package.resolved`.
package struct PackageLock {
  /// The packages, in the order of the file.
  package private(set) var pins: [PinnedDependency] = []

  private struct Contents: Decodable {
    struct Pins: Decodable { var pins: [Pin] }
    var pins: [Pin]?
    /// The pins in the format of version 1.
    var object: Pins?
  }

  private struct Pin: Decodable {
    struct State: Decodable {
      var version: String?
      var revision: String?
      var branch: String?
    }
    var location: String?
    /// The address in the format of version 1.
    var repositoryURL: String?
    var state: State?
  }

  /// Reads the file at `path`.
  ///
  /// - Throws: `ProjectError` when it cannot be read, or is not a list of pins.
  package init(path: String) throws(ProjectError) {
    let lock = try LockText(path)
    let contents = try? JSONDecoder().decode(Contents.self, from: Data(lock.text.utf8))
    guard let found = contents?.pins ?? contents?.object?.pins else {
      throw ProjectError(
        path, nil, "this is not a Package.resolved: there is no list 'pins' in its JSON.")
    }
    for pin in found {
      guard let address = pin.location ?? pin.repositoryURL else { continue }
      let line = lock.lines.firstIndex { $0.replacing("\\/", with: "/").contains("\"\(address)\"") }
      var entry = PinnedDependency(
        .swiftPackages, PinnedDependency.repository(at: address), file: path,
        line: line.map { $0 + 1 })
      entry.address = address
      entry.version = pin.state?.version
      entry.commit = pin.state?.revision
      entry.branch = pin.state?.branch
      pins.append(entry)
    }
  }
}
