// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// The check of the rewriting that `-check-rewriting` runs: each folder is rewritten as a module, without
/// being compiled, and the rewritten files are compared with the files themselves.
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
      let result = CheckedModule(of: texts)
      lines += result.findings
      files += texts.count
      rewritten += result.module.files.count
      touched += result.countOfOthers
    }
    let counts =
      "\(files) files, \(rewritten) rewritten, \(touched) of them because of others alone, "
      + "\(lines.count) findings"
    FileBytes.send(Array((lines + [counts]).map { "\($0)\n" }.joined().utf8), to: STDOUT_FILENO)
    exit(lines.isEmpty ? 0 : 1)
  }
}
