// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The icons of the Adwaita set on this machine, by name.
///
/// They are looked for where the desktop's data is: `XDG_DATA_HOME`, then `XDG_DATA_DIRS`.
enum SymbolIconFiles {
  /// Looked for once, when a symbol is first drawn.
  private static let files = read()

  /// The SVG file of the icon called `name`; nil: there is none.
  static func path(of name: String) -> String? { files[name] }

  /// Whether the set is installed.
  static var isInstalled: Bool { !files.isEmpty }

  private static func read() -> [String: String] {
    let environment = ProcessInfo.processInfo.environment
    let home =
      environment["XDG_DATA_HOME"] ?? environment["HOME"].map { "\($0)/.local/share" } ?? ""
    let shared = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let ending = "-symbolic.svg"
    var files: [String: String] = [:]
    for place in [home] + shared.split(separator: ":").map(String.init) where !place.isEmpty {
      let folder = "\(place)/icons/Adwaita"
      guard let walk = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let path as String in walk where path.hasSuffix(ending) {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = String(file.dropLast(ending.count))
        if files[name] == nil { files[name] = "\(folder)/\(path)" }
      }
      if !files.isEmpty { break }
    }
    return files
  }
}
