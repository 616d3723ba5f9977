// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// A stand-in for the compiler that rewrites sources for it and passes everything else on unmodified.
public enum CompilerDriver {
  /// Runs the check, fuzz test or lint that the first argument requests, or acts as the tool that the program
  /// was called as.
  ///
  /// The process exits with the status of that tool, or with 1 if the sources cannot be rewritten.
  public static func main() -> Never {
    let words = CommandLine.arguments
    if words.count > 1, words[1] == SourceLint.option { SourceLint(words.dropFirst(2)).run() }
    if words.count > 1, words[1] == SourceCheck.option { SourceCheck(words.dropFirst(2)).run() }
    if words.count > 1, words[1] == SourceFuzz.option { SourceFuzz(words.dropFirst(2)).run() }
    do {
      let call = try DriverCall(words, rewriter: "/proc/self/exe")
      try call.becomeCompiler(adding: try arguments(for: call))
    } catch let error as SourceProblems {
      for problem in error.problems { say("\(problem)") }
    } catch {
      say("error: \(error)")
    }
    exit(1)
  }

  /// Returns the arguments to add to the compiler's.
  private static func arguments(for call: DriverCall) throws -> [String] {
    switch call.work {
    case .nothing: []
    case .manifest(let manifest):
      try CompiledManifest(call: manifest, settings: call.settings).arguments()
    case .module(let module): try CompiledModule(module).arguments()
    }
  }

  private static func say(_ line: String) {
    FileBytes.send(Array("\(line)\n".utf8), to: STDERR_FILENO)
  }
}
