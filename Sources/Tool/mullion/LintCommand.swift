// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver
import MullionCompositionalLayout
import MullionContracts
import MullionGalleryScreens
import MullionInterfaceFiles
import MullionLayoutCases

/// The command `mullion lint`, which reports problems in the layouts of a file or of a screen, in interface
/// files, and in sources.
@MainActor
struct LintCommand {
  private let options: LintOptions

  init(_ options: LintOptions) {
    var options = options
    if options.identifiers.isEmpty, let recorded = RecordedCase(options.subject) {
      (options.subject, options.identifiers) = (recorded.file, [options.subject])
    }
    self.options = options
  }

  /// The findings in one case or screen.
  struct Report: Encodable {
    var name: String
    var findings: [Entry]
  }

  /// A finding as JSON.
  struct Entry: Encodable {
    var code: String
    var name: String
    var severity: String
    var path: String
    var message: String
    var numbers: [String: Double]
    var consequence: String
    var remedy: String

    init(_ finding: LayoutFinding) {
      code = finding.code
      name = finding.name
      severity = finding.severity.rawValue
      path = finding.path
      message = finding.message
      numbers = finding.numbers.mapValues { Double($0) }
      consequence = finding.consequence
      remedy = finding.remedy
    }
  }

  /// Returns the findings, or the catalogue of all rules, as output.
  ///
  /// - Throws: `CommandError` when the file cannot be read, or there is no such screen or case.
  func run() async throws(CommandError) -> CommandOutcome {
    if options.isCatalogue { return CommandOutcome(LayoutRule.catalogue + InterfaceRule.catalogue) }
    if options.isOfSources { return try inFolder() }
    var skipped: [LayoutCase] = []
    var errors: [String] = []
    let found = try await found(&skipped, &errors)
    return try outcome(of: found, skipped, errors)
  }

  private func outcome(
    of found: [(String, [LayoutFinding])], _ skipped: [LayoutCase] = [], _ errors: [String] = []
  ) throws(CommandError) -> CommandOutcome {
    let shown = found.map { ($0.0, $0.1.filter { $0.severity >= options.severity }) }
    let isBad = shown.contains { $0.1.contains { $0.severity > .advice } }
    return CommandOutcome(
      options.isJSON ? try json(shown) : Self.text(shown),
      errors: (skipped.map(Self.skipped) + errors).joined(),
      status: errors.isEmpty ? (isBad ? 1 : 0) : 2)
  }

  /// Returns the findings in a folder, or in a source file: first in the interface files, then in the
  /// sources.
  private func inFolder() throws(CommandError) -> CommandOutcome {
    guard let files = InterfaceLintCommand.files(below: options.subject) else {
      try options.given.refuse(
        ["--severity", "--json", "--size"], options.subject,
        "contains Swift sources, whose findings are printed as lines only")
      return try inSources()
    }
    if files.hasSwift {
      try options.given.refuse(
        ["--json"], options.subject,
        "also contains Swift sources, whose findings are printed as lines only")
    }
    let found = InterfaceLintCommand(path: options.subject, size: options.size).findings(in: files)
    let interfaces = try outcome(of: found)
    guard files.hasSwift, options.severity < .error else { return interfaces }
    let sources = try inSources()
    if sources.status == 0 { return interfaces }
    let isQuiet = found.allSatisfy(\.1.isEmpty)
    return CommandOutcome(
      (isQuiet ? "" : interfaces.output) + sources.output,
      status: max(interfaces.status, sources.status))
  }

  /// Returns the methods of the sources that are never called in unmodified builds.
  private func inSources() throws(CommandError) -> CommandOutcome {
    let path = BuildEnvironment.current.absolute(options.subject)
    do throws(BuildError) {
      let lines = try PlatformBuilder(.current).uncalledMethods(in: [path])
      let count = lines.isEmpty ? "nothing found" : "warning: \(lines.count)"
      return CommandOutcome(
        (lines + [count]).map { "\($0)\n" }.joined(), status: lines.isEmpty ? 0 : 1)
    } catch {
      throw CommandError(error.description)
    }
  }

  private func found(
    _ skipped: inout [LayoutCase], _ errors: inout [String]
  ) async throws(CommandError) -> [(String, [LayoutFinding])] {
    if let file = options.moment.file {
      return try options.moment.layouts(in: file, named: options.identifiers)
        .map { ($0.name, $0.findings.map(\.finding)) }
    }
    if InterfaceLintCommand.takes(options.subject) {
      try options.given.requireForInterface(options.subject)
      return try InterfaceLintCommand(path: options.subject, size: options.size).findings()
    }
    let screen = try ScreenChoice.screen(named: options.subject, cases: options.identifiers)
    guard let screen else { return try inFile(&skipped, &errors) }
    return try await findings(on: screen)
  }

  private func findings(
    on screen: GalleryScreen
  ) async throws(CommandError) -> [(String, [LayoutFinding])] {
    try options.given.requireForScreen(screen.id)
    let harness = CollectionViewHarness(screen.make(), size: options.size, scale: options.scale)
    await harness.runUntilIdle { Gallery.isLoading }
    return [(screen.id, harness.lintFindings.map(\.finding))]
  }

  private func inFile(
    _ skipped: inout [LayoutCase], _ errors: inout [String]
  ) throws(CommandError) -> [(String, [LayoutFinding])] {
    // Cases may cause runtime warnings; discard them, as the linter reports these problems itself.
    Diagnostics.listen { _ in }
    switch try LayoutFile.read(options.subject, named: options.identifiers) {
    case .layout(let layout):
      let described = DescribedLayout(
        layout, items: options.items, size: options.size, scale: options.scale)
      let name = URL(fileURLWithPath: options.subject).deletingPathExtension().lastPathComponent
      return [(name, described.findings)]
    case .cases(let cases):
      try options.given.requireForCases(options.subject)
      return findings(in: cases, &skipped, &errors)
    }
  }

  private func findings(
    in cases: [LayoutCase], _ skipped: inout [LayoutCase], _ errors: inout [String]
  ) -> [(String, [LayoutFinding])] {
    var found: [(String, [LayoutFinding])] = []
    for layoutCase in cases {
      if layoutCase.isManual || layoutCase.list != nil {
        skipped.append(layoutCase)
        continue
      }
      do throws(LayoutCaseError) {
        found.append((layoutCase.id, try SolverEvaluator().findings(of: layoutCase)))
      } catch {
        errors.append("mullion: \(error)\n")
      }
    }
    return found
  }

  private static func skipped(_ layoutCase: LayoutCase) -> String {
    "mullion: \(layoutCase.id) skipped: "
      + (layoutCase.isManual ? "it is checked by hand\n" : "it is a list, not a description\n")
  }

  private static func text(_ found: [(String, [LayoutFinding])]) -> String {
    var lines: [String] = []
    for (name, findings) in found where !findings.isEmpty {
      lines.append("\(name)")
      lines += findings.map(\.description)
      lines.append("")
    }
    let all = found.flatMap(\.1)
    let counts = LayoutFinding.Severity.allCases.compactMap { severity in
      let count = all.count { $0.severity == severity }
      return count == 0 ? nil : "\(severity.rawValue): \(count)"
    }
    lines.append(counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))
    return lines.joined(separator: "\n") + "\n"
  }

  private func json(_ found: [(String, [LayoutFinding])]) throws(CommandError) -> String {
    let reports = found.map { Report(name: $0.0, findings: $0.1.map { Entry($0) }) }
    return try JSONText.text(reports)
  }
}
