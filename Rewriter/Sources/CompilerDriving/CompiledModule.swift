// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import SourceRewriting

/// A module to compile: its rewritten sources and the compiler arguments for them.
struct CompiledModule {
  private let call: ModuleCall
  /// The modules that conditions query, with their availability.
  private let asked = ConditionModules()

  init(_ call: ModuleCall) {
    self.call = call
  }

  /// Returns the compiler arguments that replace the sources with their rewritten form, and records the call
  /// for editors.
  ///
  /// The sources are not rewritten if the record of the last rewriting is still valid.
  ///
  /// - Throws: `SourceProblems` if the sources cannot be rewritten, or `DriverError` if a file cannot be
  ///   written.
  func arguments() throws -> [String] {
    let lines = try call.lines ?? rewritten()
    try call.recordCall(lines)
    return lines
  }

  /// Rewrites the module, and returns the compiler arguments; records them if there are no problems and no
  /// source was modified a moment ago.
  private func rewritten() throws -> [String] {
    let texts = call.paths.filter { !call.leftOut.contains($0) }.compactMap { path in
      FileBytes.read(path).map { SourceText(path: path, bytes: $0) }
    }
    let configuration = self.configuration
    let module = ModuleRewriting(configuration).rewrite(texts)
    try refuse(module.problems)
    var lines = options(for: module, configuration)
    let files = module.files + call.leftOut.sorted().map { SourceText(path: $0, bytes: []) }
    if !files.isEmpty {
      lines += ["-vfsoverlay", try call.record.writeOverlay(files, moves: module.moves)]
    }
    try call.record(module.note.text)
    // Problems in files outside of this call must be reported by the call that compiles them.
    if call.isSettled, module.problems.isEmpty {
      try call.record.record(lines, for: call.stamp, modules: asked.answers)
    }
    return lines
  }

  /// Throws if the files that this call compiles contain constructs that cannot be carried over.
  private func refuse(_ problems: [Problem]) throws {
    let invocation = call.invocation
    let primary = Set(invocation.primarySources.map { invocation.absolute($0) })
    let concerned = problems.filter { primary.isEmpty || primary.contains($0.place.path) }
    guard concerned.isEmpty else { throw SourceProblems(problems: concerned) }
  }

  private func options(
    for module: RewrittenModule, _ configuration: ModuleConfiguration
  ) -> [String] {
    let settings = call.settings
    var imports = settings.implicitImports
    if module.usesLibrary { imports.append("UIKit") }
    if module.usesCombine, configuration.canImport("Combine") { imports.append("Combine") }
    var changes = ContentKey()
    changes.add(words: module.foreignEdits)
    // An argument that changes with the edits that files get because of other files: the compiler then
    // compiles all of them again, although they are unmodified.
    let marks = module.foreignEdits.isEmpty ? [] : ["-D", "MULLION_\(changes.text.prefix(16))"]
    let whole = module.hasEntry && call.paths.count == 1 ? ["-parse-as-library"] : []
    return marks + whole + settings.searchPaths.flatMap { ["-I", $0] }
      + imports.flatMap { inner(["-import-module", $0]) }
      + settings.plugins.flatMap { inner(["-load-plugin-executable", $0]) }
      + settings.compileArguments
  }

  /// Returns `words` as options of the frontend, each behind `-Xfrontend` if the driver is called.
  private func inner(_ words: [String]) -> [String] {
    call.invocation.isFrontend ? words : words.flatMap { ["-Xfrontend", $0] }
  }

  private var configuration: ModuleConfiguration {
    var configuration = ModuleConfiguration(
      moduleName: call.invocation.moduleName, conditions: call.invocation.conditions,
      languageVersion: call.invocation.languageVersion
    ) { [call, asked] module in asked.answer(for: module) { call.canImport(module) } }
    configuration.notes = call.notes.sorted { $0.key < $1.key }.compactMap { name, path in
      FileBytes.read(path).map { ModuleNote(name: name, text: String(decoding: $0, as: UTF8.self)) }
    }
    return configuration
  }
}
