// SPDX-License-Identifier: Apache-2.0

import Glibc
import SourceRewriting

/// What the program does when it is asked whether it rewrites sources well: it rewrites each folder as a
/// module, compiles nothing, and looks at what comes of it, also when no body is left out of what is parsed.
struct SourceCheck {
  /// The first word that asks for it; folders and files follow, each a module.
  static let option = "-check-rewriting"

  private let paths: [String]

  init(_ words: some Sequence<String>) {
    paths = Array(words)
  }

  /// Prints what is wrong, a line each, then the counts, and ends with status 1 when anything is.
  func run() -> Never {
    var lines: [String] = []
    var (files, rewritten, touched) = (0, 0, 0)
    for path in paths {
      let texts = SwiftSources.texts(at: [path])
      let configuration = ModuleConfiguration(moduleName: "Sources") { $0 != "SwiftUI" }
      let module = ModuleRewriting(configuration).rewrite(texts)
      let whole = ModuleRewriting(configuration, readsAll: true).rewrite(texts)
      if module.files.map(\.bytes) != whole.files.map(\.bytes) || module.problems != whole.problems
      {
        lines.append("\(path): is rewritten otherwise when all bodies are parsed")
      }
      files += texts.count
      rewritten += module.files.count
      for text in texts {
        let check = RewritingCheck(of: text)
        guard let new = module.files.first(where: { $0.path == text.path }) else { continue }
        lines += check.findings(in: new)
        if check.saysNothing { touched += 1 }
      }
    }
    let counts =
      "\(files) files, \(rewritten) rewritten, \(touched) of them because of others alone, "
      + "\(lines.count) findings"
    FileBytes.send(Array((lines + [counts]).map { "\($0)\n" }.joined().utf8), to: STDOUT_FILENO)
    exit(lines.isEmpty ? 0 : 1)
  }
}
