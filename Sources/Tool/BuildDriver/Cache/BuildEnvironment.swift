// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The environment of a build: variables, a working folder, and a function for progress messages.
package struct BuildEnvironment: Sendable {
  /// The environment variables, by name.
  package var variables: [String: String]
  /// The base folder of relative paths.
  package var folder: String
  /// Whether ``say`` writes to a terminal, where a line can be overwritten.
  package var isTerminal: Bool
  /// The function that prints a message for the user, unmodified.
  package var say: @Sendable (String) -> Void

  /// Creates an environment; see the properties.
  package init(
    variables: [String: String], folder: String, isTerminal: Bool = false,
    say: @escaping @Sendable (String) -> Void
  ) {
    self.variables = variables
    self.folder = folder
    self.isTerminal = isTerminal
    self.say = say
  }

  /// The environment of this program, with messages on standard error.
  package static var current: BuildEnvironment {
    BuildEnvironment(
      variables: ProcessInfo.processInfo.environment,
      folder: FileManager.default.currentDirectoryPath, isTerminal: isatty(2) == 1
    ) { text in
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }

  /// Returns the variable's value, or `nil` if it is not set or empty.
  package func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the path of the program named `name`, or `nil` if it is not on the search path.
  package func program(_ name: String) -> String? {
    let folders = (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Returns `path` as an absolute path.
  package func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }

  /// The folder in which builds store all their files.
  package var cacheFolder: String {
    if let named = variable("MULLION_CACHE") { return absolute(named) }
    if let shared = variable("XDG_CACHE_HOME"), shared.hasPrefix("/") {
      return "\(shared)/mullion"
    }
    return "\(variable("HOME") ?? NSHomeDirectory())/.cache/mullion"
  }
}
