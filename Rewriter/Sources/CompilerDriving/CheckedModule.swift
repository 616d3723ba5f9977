// SPDX-License-Identifier: Apache-2.0

import SourceRewriting

/// A rewritten module with the findings of the check of its files.
struct CheckedModule {
  /// The rewritten module.
  let module: RewrittenModule
  /// The defects of the rewriting, one message each.
  let findings: [String]
  /// The number of rewritten files that contain no construct.
  let countOfOthers: Int

  /// Rewrites and checks `texts`, the complete sources of a module.
  init(of texts: [SourceText]) {
    module = ModuleRewriting(ModuleConfiguration(moduleName: "Sources") { $0 != "SwiftUI" })
      .rewrite(texts)
    var lines: [String] = []
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
