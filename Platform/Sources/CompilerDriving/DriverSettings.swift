// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// What `mullion-settings.json` says.
struct DriverSettings: Decodable {
  /// Where the real compiler is.
  let compilerFolder: String
  /// Where rewritten files go.
  let overlayFolder: String
  /// Where modules are found that every target may import.
  let searchPaths: [String]
  /// What is added when a target is compiled.
  let compileArguments: [String]
  /// What is added when a program or library is linked.
  let linkArguments: [String]
  /// Modules that every file sees without importing them.
  let implicitImports: [String]
  /// Modules that are compiled as they are.
  let leaveAlone: [String]
  /// The compiler's plugins, each as `PROGRAM#MODULE`.
  let plugins: [String]

  /// Folders in which sources are links; the compiler is told of the files that they lead to.
  let linkFolders: [String]

  private enum CodingKeys: CodingKey {
    case compilerFolder, overlayFolder, searchPaths, compileArguments, linkArguments
    case implicitImports, leaveAlone, linkFolders, plugins
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    compilerFolder = try values.decode(String.self, forKey: .compilerFolder)
    overlayFolder = try values.decode(String.self, forKey: .overlayFolder)
    func list(_ key: CodingKeys) throws -> [String] {
      try values.decodeIfPresent([String].self, forKey: key) ?? []
    }
    searchPaths = try list(.searchPaths)
    compileArguments = try list(.compileArguments)
    linkArguments = try list(.linkArguments)
    implicitImports = try list(.implicitImports)
    leaveAlone = try list(.leaveAlone)
    linkFolders = try list(.linkFolders)
    plugins = try list(.plugins)
  }

  /// The settings in the folder that `link` stands in.
  init(besides link: CalledLink) throws {
    let path = "\(link.folder)/mullion-settings.json"
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw DriverError.settings(path: path, reason: "there is no such file")
    }
    do {
      self = try JSONDecoder().decode(DriverSettings.self, from: data)
    } catch DecodingError.keyNotFound(let key, _) {
      throw DriverError.settings(path: path, reason: "'\(key.stringValue)' is missing")
    } catch DecodingError.typeMismatch(_, let context) {
      let key = context.codingPath.first?.stringValue ?? "it"
      throw DriverError.settings(path: path, reason: "'\(key)' is of another kind")
    } catch {
      throw DriverError.settings(path: path, reason: "it is no JSON")
    }
  }
}
