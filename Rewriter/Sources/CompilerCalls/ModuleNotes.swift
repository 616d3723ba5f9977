// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The notes that modules leave for those that import them: a file beside each compiled module.
enum ModuleNotes {
  private static let ending = ".mullion-note"

  /// Returns the path of the note of the module that is compiled to `modulePath`.
  static func path(besides modulePath: String) -> String {
    let ending = ".swiftmodule"
    let bare = modulePath.hasSuffix(ending) ? modulePath.dropLast(ending.count) : modulePath[...]
    return bare + Self.ending
  }

  /// Returns the paths of the notes in the module search folders of `call`, by module name, without that of
  /// the module itself.
  static func found(in call: Invocation) -> [String: String] {
    let own = call.modulePath.map { path(besides: $0) }
    var found: [String: String] = [:]
    for folder in call.searchPaths {
      guard let directory = opendir(call.absolute(folder)) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        let path = "\(call.absolute(folder))/\(name)"
        guard name.hasSuffix(ending), path != own else { continue }
        let module = String(name.dropLast(ending.count))
        if found[module] == nil { found[module] = path }
      }
    }
    return found
  }
}
