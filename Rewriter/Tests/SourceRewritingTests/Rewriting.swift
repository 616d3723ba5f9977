// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// The result of rewriting sources given as text, with a check of each rewritten file.
struct Rewriting {
  let module: RewrittenModule
  private let texts: [String: String]

  /// Rewrites `files`, by name, as one module.
  init(
    _ files: [String: String], conditions: Set<String> = [], notes: [ModuleNote] = [],
    missing: Set<String> = ["SwiftUI"], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    texts = files
    let sources = files.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, $0.value) }
    var configuration = ModuleConfiguration(moduleName: "App", conditions: conditions) {
      !missing.contains($0)
    }
    configuration.notes = notes
    module = ModuleRewriting(configuration).rewrite(sources)
    for file in module.files {
      let check = RewritingCheck(of: SourceText(path: file.path, files[file.path] ?? ""))
      #expect(check.findings(in: file) == [], sourceLocation: sourceLocation)
    }
  }

  /// Rewrites one file.
  init(
    _ text: String, conditions: Set<String> = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(["A.swift": text], conditions: conditions, sourceLocation: sourceLocation)
  }

  /// Returns the file called `name` as the compiler receives it.
  subscript(name: String) -> String {
    module.files.first { $0.path == name }.map { text(of: $0) } ?? texts[name] ?? ""
  }

  /// The only file as the compiler receives it.
  var text: String { self["A.swift"] }

  /// The descriptions of the constructs that could not be carried over.
  var problems: [String] { module.problems.map(\.description) }

  private func text(of file: SourceText) -> String { String(decoding: file.bytes, as: UTF8.self) }
}
