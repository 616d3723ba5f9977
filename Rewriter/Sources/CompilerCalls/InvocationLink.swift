// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The link that the program was called by; the settings are in the same folder.
struct InvocationLink {
  let folder: String
  let name: String

  /// Creates the link called `word`, which is a path, or a name to look up in `PATH`.
  init(_ word: String) throws {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? word
    if parts.count > 1 {
      folder = parts.count == 2 && parts[0].isEmpty ? "/" : parts.dropLast().joined(separator: "/")
      return
    }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    let found = folders.split(separator: ":").first { access("\($0)/\(word)", X_OK) == 0 }
    guard let found else { throw DriverError.notFound(word) }
    folder = String(found)
  }

  /// Whether the link is that of the compiler frontend, which compiles only one module.
  var isFrontend: Bool { name.hasPrefix("swift-frontend") }
}
