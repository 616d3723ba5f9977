// SPDX-License-Identifier: Apache-2.0

import SourceRewriting

/// A module that is rewritten twice, once with everything parsed, and what is wrong with what came of it.
struct RewritingComparison {
  /// What became of the module.
  let module: RewrittenModule
  /// What is wrong, a sentence each.
  let findings: [String]
  /// How many files were rewritten in which no construct stands.
  let countOfOthers: Int

  /// The comparison for `texts`, all the sources of a module.
  init(of texts: [SourceText], named name: String = "") {
    let configuration = ModuleConfiguration(moduleName: "Sources") { $0 != "SwiftUI" }
    module = ModuleRewriting(configuration).rewrite(texts)
    var lines: [String] = []
    if module != ModuleRewriting(configuration, readsAll: true).rewrite(texts) {
      lines.append("\(name): is rewritten otherwise when everything is parsed")
    }
    var others = 0
    for text in texts {
      guard let new = module.files.first(where: { $0.path == text.path }) else { continue }
      let check = RewritingCheck(of: text)
      lines += check.findings(in: new)
      if check.saysNothing { others += 1 }
    }
    findings = lines
    countOfOthers = others
  }
}
