// SPDX-License-Identifier: Apache-2.0

/// What `mullion-settings.json` says.
package struct DriverSettings: Sendable {
  /// Where the real compiler is.
  package let compilerFolder: String
  /// Where rewritten files go.
  package let overlayFolder: String
  /// Where modules are found that every target may import.
  package let searchPaths: [String]
  /// What is added when a target is compiled.
  package let compileArguments: [String]
  /// What is added when a program or library is linked.
  package let linkArguments: [String]
  /// Modules that every file sees without importing them.
  package let implicitImports: [String]
  /// Modules that are compiled as they are.
  package let leaveAlone: [String]
  /// The compiler's plugins, each as `PROGRAM#MODULE`.
  package let plugins: [String]

  /// Folders in which sources are links; the compiler is told of the files that they lead to.
  package let linkFolders: [String]

  /// The settings in the folder that `link` stands in.
  init(besides link: CalledLink) throws {
    let path = "\(link.folder)/mullion-settings.json"
    guard let bytes = FileBytes.read(path) else {
      throw DriverError.settings(path: path, reason: "there is no such file")
    }
    guard case .fields(let fields) = JSONValue(bytes) else {
      throw DriverError.settings(path: path, reason: "it is no JSON")
    }
    func refusal(_ key: String, _ what: String) -> DriverError {
      .settings(path: path, reason: "'\(key)' is \(what)")
    }
    func text(_ value: JSONValue, of key: String) throws -> String {
      guard case .text(let text) = value else { throw refusal(key, "of another kind") }
      return text
    }
    func text(_ key: String) throws -> String {
      guard let value = fields[key] else { throw refusal(key, "missing") }
      return try text(value, of: key)
    }
    func list(_ key: String) throws -> [String] {
      guard let value = fields[key] else { return [] }
      guard case .list(let values) = value else { throw refusal(key, "of another kind") }
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
