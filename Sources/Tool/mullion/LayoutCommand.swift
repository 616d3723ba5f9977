// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionLayoutCases

/// The command `mullion layout`, which lays out the cases of a file with a collection view or the solver, and
/// compares the results.
@MainActor
struct LayoutCommand {
  private let options: CaseOptions
  private let evaluator: any LayoutCaseEvaluating

  init(_ options: CaseOptions) {
    self.options = options
    evaluator = options.usesSolver ? SolverEvaluator() : CollectionViewEvaluator()
  }

  /// Reads the cases and compares them, or returns their frames as output.
  ///
  /// - Throws: `CommandError` when the file cannot be read or lacks a requested case.
  func run() throws(CommandError) -> CommandOutcome {
    let cases = try CaseChoice.cases(of: options.file, named: options.identifiers)
    return options.isJSON ? try frames(of: cases) : comparison(of: cases)
  }

  private func comparison(of cases: [LayoutCase]) -> CommandOutcome {
    let counted = cases.filter { !$0.isManual }
    let reports = counted.map { CaseComparison.report($0, by: evaluator) }
    var lines = zip(counted, reports).compactMap(Self.line)
    lines += cases.filter(\.isManual).map { "\($0.id) skipped: it is checked by hand" }
    let equal = reports.count { $0.isEqual }
    let equalFrames = reports.reduce(0) { $0 + $1.equalFrames }
    let frames = reports.reduce(0) { $0 + $1.frames }
    lines.append("\(equal) of \(reports.count) cases, \(equalFrames) of \(frames) frames")
    return CommandOutcome(
      lines.joined(separator: "\n") + "\n", status: equal == reports.count ? 0 : 1)
  }

  /// Returns one line: the unsupported feature, or the first difference and the number of others; `nil` if
  /// there is no difference.
  private static func line(_ layoutCase: LayoutCase, _ report: CaseReport) -> String? {
    guard let first = report.differences.first else { return nil }
    if let unsupported = layoutCase.unsupported {
      return "\(layoutCase.id) differs: it uses the field \(unsupported.field), "
        + "which is not built yet"
    }
    let more = report.differences.count - 1
    return "\(layoutCase.id) differs: \(first)" + (more > 0 ? "; and \(more) more" : "")
  }

  private func frames(of cases: [LayoutCase]) throws(CommandError) -> CommandOutcome {
    var found: [String: JSONValue] = [:]
    var errors: [String] = []
    for layoutCase in cases where !layoutCase.isManual {
      do throws(LayoutCaseError) {
        found[layoutCase.id] = try evaluator.evaluate(layoutCase).json
      } catch {
        errors.append("mullion: \(error)\n")
      }
    }
    errors += cases.filter(\.isManual).map {
      "mullion: \($0.id) skipped: it is checked by hand\n"
    }
    let isWhole = found.count == cases.count { !$0.isManual }
    return CommandOutcome(
      try JSONText.text(JSONValue.object(found)), errors: errors.joined(), status: isWhole ? 0 : 1)
  }
}
