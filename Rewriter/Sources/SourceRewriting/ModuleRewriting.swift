// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The rewriting of a module's sources so that a compiler without Objective-C accepts them.
///
/// A rewritten file keeps its lines, and its columns where possible. A file that contains no construct is
/// modified only if constructs of other files require it.
public struct ModuleRewriting: Sendable {
  private let configuration: ModuleConfiguration
  private let work: WorkCount?

  /// Creates a rewriting for the module that `configuration` describes.
  public init(_ configuration: ModuleConfiguration) {
    self.init(configuration, counting: nil)
  }

  /// Creates a rewriting that adds the number of types and members that it reads to `work`.
  package init(_ configuration: ModuleConfiguration, counting work: WorkCount?) {
    self.configuration = configuration
    self.work = work
  }

  /// Returns the result of rewriting `texts`, the complete sources of the module.
  public func rewrite(_ texts: [SourceText]) -> RewrittenModule {
    DeepThreads.run { rewriteHere(texts) }
  }

  private func rewriteHere(_ texts: [SourceText]) -> RewrittenModule {
    var module = RewrittenModule()
    var readable: [SourceText] = []
    for text in texts {
      if let offset = text.firstForeignByte {
        module.problems.append(
          Problem(
            place: text.place(at: offset),
            message: "this file is not UTF-8 from here on; save it as UTF-8"))
      } else {
        readable.append(text)
      }
    }
    let parsed = Self.concurrently(readable) { ParsedSource($0) }.filter { source in
      guard let offset = source.firstTooDeepByte else { return true }
      module.problems.append(
        Problem(
          place: source.text.place(at: offset),
          message: "this expression is nested deeper than \(DeepThreads.levels) levels; divide it"))
      return false
    }
    var configuration = configuration
    let knowsLinux = parsed.contains { source in
      PlatformCondition.mayKnowLinux(source.text) && PlatformCondition.knowsLinux(source)
    }
    if knowsLinux {
      configuration.answersForIOS = parsed.contains { [configuration] source in
        PlatformCondition.needsIOS(source, in: configuration)
      }
      configuration.canImport = { [canImport = configuration.canImport] in
        $0 != PlatformCondition.runtime && canImport($0)
      }
    }
    let surveys = Self.concurrently(Array(parsed.indices)) { [configuration] file in
      SourceSurvey(parsed[file], file: file, configuration: configuration)
    }
    finish(surveys, of: parsed, configuration, into: &module)
    return module
  }

  /// Creates the edits of the constructs that need the whole module, and applies all edits.
  private func finish(
    _ surveys: [SourceSurvey], of parsed: [ParsedSource], _ configuration: ModuleConfiguration,
    into module: inout RewrittenModule
  ) {
    let facts = ModuleFacts(
      sources: parsed, types: surveys.flatMap(\.types), imports: surveys.map(\.imports),
      configuration: configuration, counting: work)
    var edits = ModuleEdits(of: facts)
    var findings = ConstructFindings(facts, surveys)
    for construct in Constructs.ordered { findings.find(construct).edit(&edits) }
    for (file, survey) in surveys.enumerated() {
      module.problems += survey.problems + edits.problems[file]
      module.importedModules.formUnion(survey.importedModules)
      module.hasEntry = module.hasEntry || survey.hasEntry
      let all = survey.edits + edits.finished(file)
      guard !all.isEmpty else { continue }
      let text = survey.source.text
      let (bytes, moves) = text.applying(all)
      module.files.append(SourceText(path: text.path, bytes: bytes))
      if !moves.isEmpty { module.moves[text.path] = moves }
      module.foreignEdits += all.compactMap { edit in
        edit.origin.flatMap { $0 == text.path ? nil : "\(text.path) \(edit.text)" }
      }
    }
    module.usesLibrary =
      edits.usesLibrary || configuration.answersForIOS && module.importedModules.contains("XCTest")
    module.note = ModuleNote(of: findings, importing: module.importedModules)
    module.usesCombine = CombineName.areMeant(
      by: surveys.reduce(into: []) { $0.formUnion($1.combineNames) }, in: facts,
      importing: module.importedModules)
  }

  /// Returns the results of `transform` for `elements`, in their order, computed concurrently on all cores.
  private static func concurrently<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Value
  ) -> [Value] {
    [Value](unsafeUninitializedCapacity: elements.count) { buffer, count in
      nonisolated(unsafe) let places = buffer.baseAddress
      DeepThreads.perform(elements.count) { index in
        places?.advanced(by: index).initialize(to: transform(elements[index]))
      }
      count = elements.count
    }
  }
}
