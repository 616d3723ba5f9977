// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct of a call that observes a key path: it gets the intermediate paths, because a key path does
/// not expose its components.
struct ObservedPaths: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`observe(\\.a.b)`, `publisher(for: \\.a.b)`",
      becomes: """
        the same with the path to the property, `_through: [\\.a]`: the intermediate objects of a \
        key path can't be determined at run time
        """,
      in: "ObservedPaths", "ObservedPath")
  ]

  private let module: ModuleFacts
  /// The paths of each file.
  private let found: [[ObservedPath]]

  init(in findings: ConstructFindings) {
    module = findings.module
    found = findings.surveys.map(\.observedPaths)
  }

  /// Adds the intermediate paths to the calls in each file, unless the module has a method of the same name.
  func edit(_ edits: inout ModuleEdits) {
    for (file, paths) in found.enumerated() {
      for path in paths where module.members(named: path.name).isEmpty {
        let way = ", _through: [\(path.parts.joined(separator: ", "))]"
        edits.add(.insertion(way, at: path.end), in: file)
        edits.useLibrary()
      }
    }
  }

  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    guard let path = node.as(FunctionCallExprSyntax.self).flatMap({ ObservedPath($0) }) else {
      return
    }
    places.mark(path.end..<path.end)
  }
}
