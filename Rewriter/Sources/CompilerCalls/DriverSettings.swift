// SPDX-License-Identifier: Apache-2.0

/// The contents of `mullion-settings.json`.
package struct DriverSettings: Sendable {
  /// The folder of the real compiler.
  package let compilerFolder: String
  /// The folder for rewritten files.
  package let overlayFolder: String
  /// The folders of modules that every target may import.
  package let searchPaths: [String]
  /// The arguments added when a target is compiled.
  package let compileArguments: [String]
  /// The arguments added when a program or library is linked.
  package let linkArguments: [String]
  /// The modules that every file imports implicitly.
  package let implicitImports: [String]
  /// The modules that are compiled without rewriting.
  package let leaveAlone: [String]
  /// The compiler's plugins, each as `PROGRAM#MODULE`.
  package let plugins: [String]

  /// The folders in which sources are links; the compiler gets the paths of the files that they point to.
  package let linkFolders: [String]

  /// Reads the settings in the folder of `link`.
  init(besides link: InvocationLink) throws {
    let path = "\(link.folder)/mullion-settings.json"
    guard let bytes = FileBytes.read(path) else {
      throw DriverError.settings(path: path, reason: "there is no such file")
    }
    guard case .fields(let fields) = JSONValue(bytes) else {
      throw DriverError.settings(path: path, reason: "it is not JSON")
    }
    func refusal(_ key: String, _ what: String) -> DriverError {
      .settings(path: path, reason: "'\(key)' is \(what)")
    }
    func text(_ value: JSONValue, of key: String) throws -> String {
      guard case .text(let text) = value else { throw refusal(key, "of the wrong type") }
      return text
    }
    func text(_ key: String) throws -> String {
      guard let value = fields[key] else { throw refusal(key, "missing") }
      return try text(value, of: key)
    }
    func list(_ key: String) throws -> [String] {
      guard let value = fields[key] else { return [] }
      guard case .list(let values) = value else { throw refusal(key, "of the wrong type") }
      return try values.map { try text($0, of: key) }
    }
    compilerFolder = try text("compilerFolder")
    overlayFolder = try text("overlayFolder")
    searchPaths = try list("searchPaths")
    compileArguments = try list("compileArguments")
    linkArguments = try list("linkArguments")
    implicitImports = try list("implicitImports")
    leaveAlone = try list("leaveAlone")
    linkFolders = try list("linkFolders")
    plugins = try list("plugins")
  }
}
