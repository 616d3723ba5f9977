// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// What the program does when it is asked about sources instead of compiling them: it names the methods
/// that nothing calls where the sources are built without it.
struct SourceLint {
  /// The first word that asks for it; folders and files follow.
  static let option = "-find-uncalled-methods"

  private let paths: [String]

  init(_ words: some Sequence<String>) {
    paths = Array(words)
  }

  /// Prints a line for each method, and ends with status 1 when there is one.
  func run() -> Never {
    let texts = SwiftSources.texts(at: paths)
    let found = UncalledMethods(ModuleConfiguration(moduleName: "Sources") { $0 != "SwiftUI" })
      .found(in: texts)
    let lines = found.map { "\($0)\n" }.joined()
    FileBytes.send(Array(lines.utf8), to: STDOUT_FILENO)
    exit(found.isEmpty ? 0 : 1)
  }
}
