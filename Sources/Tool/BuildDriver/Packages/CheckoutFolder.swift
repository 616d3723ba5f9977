// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of checkouts, in which dependencies are found by name.
struct CheckoutFolder {
  /// The path of the folder.
  let path: String
  /// The checkouts, sorted by name.
  let all: [Checkout]

  /// Lists the checkouts in the folder at `path`.
  ///
  /// - Throws: `BuildError` when there is no such folder.
  init(_ path: String) throws(BuildError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw BuildError("--checkouts \(path): expected a folder with checkouts of dependencies.")
    }
    self.init(listing: path)
  }

  /// Lists the checkouts in the folder at `path`; empty if there is no such folder.
  init(listing path: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let folders = names.filter { name in
      var isFolder: ObjCBool = false
      return !name.hasPrefix(".")
        && FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        && isFolder.boolValue
    }
    self.path = path
    all = folders.map { Checkout(path: "\(path)/\($0)") }
  }

  /// Returns the checkout with the first of `names` that one has: the name of its folder, repository, pod, or
  /// library; `nil` if there is none.
  func checkout(named names: [String]) -> Checkout? {
    // The names of folders go before those that are read from files in them.
    if let found = checkout(inFolderNamed: names) { return found }
    let wanted = Set(names.map { $0.lowercased() })
    if let found = all.first(where: { $0.names.contains { wanted.contains($0.lowercased()) } }) {
      return found
    }
    for name in names {
      if let found = all.first(where: { $0.has(product: name) }) { return found }
    }
    return nil
  }

  /// Returns the checkout whose folder has the first of `names` that one has, or `nil` if there is none.
  func checkout(inFolderNamed names: [String]) -> Checkout? {
    for name in names {
      if let found = all.first(where: { $0.name.lowercased() == name.lowercased() }) {
        return found
      }
    }
    return nil
  }

  /// The packages among the checkouts, by the name of the repository or of the folder.
  var packages: [String: String] {
    var packages: [String: String] = [:]
    for checkout in all where checkout.isPackage {
      packages[checkout.repository ?? checkout.name] = checkout.path
    }
    return packages
  }
}
