// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a build finds around it: variables, a working folder, somebody to tell how far it is.
package struct BuildEnvironment: Sendable {
  /// The environment's variables.
  package var variables: [String: String]
  /// The folder that relative paths begin at.
  package var folder: String
  /// Whether ``say`` writes to a terminal, where a line can take another's place.
  package var isTerminal: Bool
  /// Tells the person something, as it stands.
  package var say: @Sendable (String) -> Void

  /// An environment; see the properties.
  package init(
    variables: [String: String], folder: String, isTerminal: Bool = false,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.variables = variables
    self.folder = folder
    self.isTerminal = isTerminal
    self.say = say
  }

  /// That of this program, which tells on standard error.
  package static var current: BuildEnvironment {
    BuildEnvironment(
      variables: ProcessInfo.processInfo.environment,
      folder: FileManager.default.currentDirectoryPath, isTerminal: isatty(2) == 1
    ) { text in
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }

  /// The variable's value; nil when it is not set or empty.
  package func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Where the program named `name` is; nil: nowhere on the path.
  package func program(_ name: String) -> String? {
    let folders = (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// `path` from the file system's root.
  package func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }

  /// The folder in which builds keep everything that they write.
  package var cacheFolder: String {
    if let named = variable("MULLION_CACHE") { return absolute(named) }
    if let shared = variable("XDG_CACHE_HOME"), shared.hasPrefix("/") {
      return "\(shared)/mullion"
    }
    return "\(variable("HOME") ?? NSHomeDirectory())/.cache/mullion"
  }
}
