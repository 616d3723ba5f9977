// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The settings of the overlay compiler, in a file beside the link through which it is called.
struct DriverSettings: Codable, Equatable {
  /// The file's name.
  static let name = "mullion-settings.json"

  var compilerFolder: String
  var overlayFolder: String
  var searchPaths: [String]
  var compileArguments: [String] = []
  var linkArguments: [String]
  /// The modules that Foundation re-exports on Apple's platforms, and additions that are missing here.
  var implicitImports = [
    "FoundationNetworking", "FoundationXML", "FoundationAdditions", "ObjectiveC",
  ]
  var leaveAlone: [String] = []
  /// The compiler's plugins, each as `PROGRAM#MODULE`.
  var plugins: [String]
  /// The folders of links to sources; the compiler lists the files itself.
  var linkFolders: [String]

  /// The file's text, with sorted keys.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
