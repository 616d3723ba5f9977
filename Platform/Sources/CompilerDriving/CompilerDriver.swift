// SPDX-License-Identifier: Apache-2.0

import Glibc
import SourceRewriting

/// Stands in the place of the compiler: hands it the sources that it can read, and everything else
/// as it came.
public enum CompilerDriver {
  /// Acts as the tool that the program was called as, and ends as it does.
  public static func main() -> Never {
    let words = CommandLine.arguments
    if words.count > 1, words[1] == SourceLint.option { SourceLint(words.dropFirst(2)).run() }
    if words.count > 1, words[1] == SourceCheck.option { SourceCheck(words.dropFirst(2)).run() }
    if words.count > 1, words[1] == SourceFuzz.option { SourceFuzz(words.dropFirst(2)).run() }
    do {
      let link = try CalledLink(words.first ?? "")
      let settings = try DriverSettings(besides: link)
      let called = Invocation(
        LanguageMode.known(Array(words.dropFirst())), asFrontend: link.isFrontend)
      let invocation = try LinkedSources(called, settings: settings).resolved()
      let added = try arguments(for: invocation, settings: settings)
      try RealCompiler.become(
        "\(settings.compilerFolder)/\(link.name)", arguments: invocation.arguments + added)
    } catch let error as SourceProblems {
      for problem in error.problems { say("\(problem)") }
    } catch {
      say("error: \(error)")
    }
    exit(1)
  }

  /// What the compiler is told besides what it was told.
  static func arguments(
    for invocation: Invocation, settings: DriverSettings
  ) throws -> [String] {
    if let manifest = CompiledManifest(invocation, settings: settings) {
      return try manifest.arguments()
    }
    guard !invocation.isPassedThrough else { return [] }
    var added: [String] = []
    if !invocation.sources.isEmpty, !settings.leaveAlone.contains(invocation.moduleName) {
      added += try CompiledModule(invocation, settings: settings).arguments()
    }
    if invocation.links { added += settings.linkArguments }
    return added
  }

  private static func say(_ line: String) {
    FileBytes.send(Array("\(line)\n".utf8), to: STDERR_FILENO)
  }
}
