// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// The check of the rewriting that `-check-rewriting` runs.
///
/// Each folder is rewritten as a module, without being compiled, and the rewritten files are compared with
/// the originals.
struct SourceCheck {
  /// The option that runs the check; folders and files follow, each a module.
  static let option = "-check-rewriting"

  private let paths: [String]

  init(_ words: some Sequence<String>) {
    paths = Array(words)
  }

  /// Prints each defect on a line, then the counts, and exits with status 1 if there is a defect.
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
      "\(files) files, \(rewritten) rewritten, \(touched) of them only because of other files, "
      + "\(lines.count) findings"
    FileBytes.send(Array((lines + [counts]).map { "\($0)\n" }.joined().utf8), to: STDOUT_FILENO)
    exit(lines.isEmpty ? 0 : 1)
  }
}
