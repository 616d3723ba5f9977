// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The link that the program was called by; beside it stand the settings.
struct CalledLink {
  let folder: String
  let name: String

  /// The link called `word`: a path, or a name that is looked up where commands are.
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

  /// Whether it is the compiler's inner tool, which compiles one module and nothing else.
  var isFrontend: Bool { name.hasPrefix("swift-frontend") }
}
