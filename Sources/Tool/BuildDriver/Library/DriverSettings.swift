// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the overlay compiler is told, in a file beside the link that it is called by.
struct DriverSettings: Codable, Equatable {
  /// The file's name.
  static let name = "mullion-settings.json"

  var compilerFolder: String
  var overlayFolder: String
  var searchPaths: [String]
  var compileArguments: [String] = []
  var linkArguments: [String]
  /// What Foundation hands on where it is part of the system, and what it lacks here.
  var implicitImports = [
    "FoundationNetworking", "FoundationXML", "FoundationAdditions", "ObjectiveC",
  ]
  var leaveAlone: [String] = []
  /// The compiler's plugins, each as `PROGRAM#MODULE`.
  var plugins: [String]
  /// Folders of links to sources; the compiler names the files themselves.
  var linkFolders: [String]

  /// The file's text, its keys sorted.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
