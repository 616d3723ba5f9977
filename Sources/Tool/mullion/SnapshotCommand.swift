// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionSnapshotCases

/// The command `mullion snapshot`, which replays recorded sequences of operations on snapshots, and compares
/// the results.
struct SnapshotCommand {
  private let options: CaseOptions

  init(_ options: CaseOptions) {
    self.options = options
  }

  /// Reads the sequences and compares them, or returns the results of each step as output.
  ///
  /// - Throws: `CommandError` when the file cannot be read or lacks a requested sequence.
  func run() throws(CommandError) -> CommandOutcome {
    let cases = try chosen(from: read())
    // Sequences may cause runtime warnings; discard them, as they are not part of the comparison.
    Diagnostics.listen { _ in }
    return options.isJSON ? try outcomes(of: cases) : comparison(of: cases)
  }

  private func read() throws(CommandError) -> [SnapshotCase] {
    let data = try NamedFile(path: options.file).read("a JSON file of sequences")
    do throws(SnapshotCaseError) {
      return try SnapshotCaseReader.cases(in: data, file: options.file)
    } catch {
      throw CommandError("\(error)")
    }
  }

  private func chosen(from cases: [SnapshotCase]) throws(CommandError) -> [SnapshotCase] {
    guard !options.identifiers.isEmpty else { return cases }
    for identifier in options.identifiers where !cases.contains(where: { $0.id == identifier }) {
      throw CommandError(
        "\(options.file) has no sequence '\(identifier)', which --id names; "
          + CaseChoice.words(cases.map(\.id), "it has the sequence") + ".")
    }
    return cases.filter { options.identifiers.contains($0.id) }
  }

  private func comparison(of cases: [SnapshotCase]) -> CommandOutcome {
    let reports = cases.map { $0.report() }
    var lines = reports.compactMap(Self.line)
    let skipped = reports.reduce(0) { $0 + $1.skippedSteps }
    if skipped > 0 {
      lines.append(
        "\(skipped) \(skipped == 1 ? "step" : "steps") skipped: nil where Swift has no optional")
    }
    let equal = reports.count { $0.isEqual }
    let equalSteps = reports.reduce(0) { $0 + $1.equalSteps }
    let steps = reports.reduce(0) { $0 + $1.steps }
    lines.append("\(equal) of \(reports.count) sequences, \(equalSteps) of \(steps) steps")
    return CommandOutcome(
      lines.joined(separator: "\n") + "\n", status: equal == reports.count ? 0 : 1)
  }

  /// Returns one line: the first difference and the number of others; `nil` if there is no difference.
  private static func line(_ report: SnapshotCaseReport) -> String? {
    guard let first = report.differences.first else { return nil }
    let more = report.differences.count - 1
    return "\(report.id) differs: \(first)" + (more > 0 ? "; and \(more) more" : "")
  }

  private func outcomes(of cases: [SnapshotCase]) throws(CommandError) -> CommandOutcome {
    var found: [String: [StepOutcome]] = [:]
    for one in cases { found[one.id] = one.replay() }
    return CommandOutcome(try JSONText.text(found))
  }
}
