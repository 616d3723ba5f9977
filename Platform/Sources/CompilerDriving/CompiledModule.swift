// SPDX-License-Identifier: Apache-2.0

import Glibc
import SourceRewriting

/// One module that is compiled: its sources rewritten, and what the compiler is told of them.
struct CompiledModule {
  private let invocation: Invocation
  private let settings: DriverSettings
  private let paths: [String]
  private let folder: String

  init(_ invocation: Invocation, settings: DriverSettings) throws {
    self.invocation = invocation
    self.settings = settings
    paths = invocation.sources.map { invocation.absolute($0) }.sorted()
    var key = ContentKey()
    key.add(words: [invocation.moduleName] + invocation.conditions.sorted() + paths)
    folder = "\(settings.overlayFolder)/\(invocation.moduleName)-\(key.text.prefix(16))"
  }

  /// The arguments that hand the compiler the module as it can read it.
  func arguments() throws -> [String] {
    let taken = settings.searchPaths.contains { folder in
      access("\(folder)/\(invocation.moduleName).swiftmodule", F_OK) == 0
    }
    guard !taken else { throw DriverError.moduleNamed(invocation.moduleName) }
    let stamp = self.stamp
    let record = OverlayRecord(folder: folder)
    let lines = try record.lines(for: stamp) ?? rewritten(stamp, record: record)
    if !invocation.isFrontend {
      try CallRecord(
        folder: invocation.absolute("."), sources: paths, arguments: invocation.flat + lines
      ).note(in: folder)
    }
    return lines
  }

  /// What the module's rewriting depends on: this program, its settings, the sources.
  private var stamp: String {
    let own = FileBytes.stamp("/proc/self/exe") ?? ""
    let settled =
      settings.searchPaths + settings.compileArguments + settings.implicitImports + settings.plugins
      + ["\(invocation.languageVersion)", "\(invocation.isFrontend)"]
    let files = paths.map { "\($0) \(FileBytes.stamp($0) ?? "gone")" }
    return ([own] + settled + files).joined(separator: "\n")
  }

  /// Rewrites the module and notes what came of it.
  private func rewritten(_ stamp: String, record: OverlayRecord) throws -> [String] {
    let texts = paths.compactMap { path in
      FileBytes.read(path).map { SourceText(path: path, bytes: $0) }
    }
    let module = ModuleRewriting(configuration).rewrite(texts)
    try refuse(module.problems)
    var lines = options(for: module)
    if !module.files.isEmpty {
      lines += ["-vfsoverlay", try record.writeOverlay(module.files)]
    }
    try record.note(lines, for: stamp)
    return lines
  }

  /// Ends the compile where something cannot be carried over, in the files that it is about.
  private func refuse(_ problems: [Problem]) throws {
    let primary = Set(invocation.primarySources.map { invocation.absolute($0) })
    let concerned = problems.filter { primary.isEmpty || primary.contains($0.place.path) }
    guard concerned.isEmpty else { throw SourceProblems(problems: concerned) }
  }

  private func options(for module: RewrittenModule) -> [String] {
    var imports = settings.implicitImports
    if module.usesLibrary { imports.append("UIKit") }
    if module.usesCombine, configuration.canImport("Combine") { imports.append("Combine") }
    var changes = ContentKey()
    changes.add(words: module.foreignEdits)
    // An argument that changes with what files are given because of others: the compiler compiles
    // all of them anew then, although nobody touched them.
    let marks = module.foreignEdits.isEmpty ? [] : ["-D", "MULLION_\(changes.text.prefix(16))"]
    let whole = module.hasEntry && paths.count == 1 ? ["-parse-as-library"] : []
    return marks + whole + settings.searchPaths.flatMap { ["-I", $0] }
      + imports.flatMap { inner(["-import-module", $0]) }
      + settings.plugins.flatMap { inner(["-load-plugin-executable", $0]) }
      + settings.compileArguments
  }

  /// Options that the inner tool alone knows.
  private func inner(_ words: [String]) -> [String] {
    invocation.isFrontend ? words : words.flatMap { ["-Xfrontend", $0] }
  }

  private var configuration: ModuleConfiguration {
    let folders =
      settings.searchPaths + invocation.searchPaths
      + [
        "\(settings.compilerFolder)/../lib/swift/linux", "\(settings.compilerFolder)/../lib/swift",
      ]
    return ModuleConfiguration(
      moduleName: invocation.moduleName, conditions: invocation.conditions,
      languageVersion: invocation.languageVersion
    ) { module in
      folders.contains { folder in access("\(folder)/\(module).swiftmodule", F_OK) == 0 }
    }
  }
}
