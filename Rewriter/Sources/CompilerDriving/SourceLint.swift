// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// The lint that `-find-uncalled-methods` runs: it lists the methods that nothing calls if the sources are
/// built without the rewriter.
struct SourceLint {
  /// The option that runs the lint; folders and files follow.
  static let option = "-find-uncalled-methods"

  private let paths: [String]

  init(_ words: some Sequence<String>) {
    paths = Array(words)
  }

  /// Prints a line for each method, and exits with status 1 if there is one.
  func run() -> Never {
    let texts = SwiftSources.texts(at: paths)
    let found = UncalledMethods(ModuleConfiguration(moduleName: "Sources") { $0 != "SwiftUI" })
      .found(in: texts)
    let lines = found.map { "\($0)\n" }.joined()
    FileBytes.send(Array(lines.utf8), to: STDOUT_FILENO)
    exit(found.isEmpty ? 0 : 1)
  }
}
