// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// The comparison of the snapshots of previews in a matrix with their goldens, one file for each preview.
///
/// `MULLION_RECORD` determines what is written, as in tests.
package struct PreviewCheck {
  private let previews: [NamedPreview]
  private let programs: [RenderProgram]
  private let matrix: NamedMatrix
  /// The folder of the goldens.
  private let folder: String

  init(
    previews: [NamedPreview], programs: [RenderProgram], matrix: NamedMatrix, folder: String
  ) {
    self.previews = previews
    self.programs = programs
    self.matrix = matrix
    self.folder = folder
  }

  /// Requests the snapshots from each program, and compares them.
  ///
  /// - Throws: `CommandError` when a program cannot make them, or a file cannot be written.
  func run() throws(CommandError) -> CommandOutcome {
    var outcome = CommandOutcome("")
    var counts: [GoldenOutcome: Int] = [:]
    for (number, program) in programs.enumerated() {
      let own = previews.filter { $0.program == number }
      guard !own.isEmpty else { continue }
      let sheets = try program.sheets(of: own.map(\.number), in: matrix)
      for (preview, sheet) in zip(own, sheets) {
        if let result = try Self.compare(sheet, of: preview, in: folder, &outcome) {
          counts[result, default: 0] += 1
        }
      }
    }
    let words = [
      (counts[.equal], "as their goldens"), (counts[.written], "written"),
      (previews.count - counts.values.reduce(0, +), "differ"),
    ].compactMap { count, word in (count ?? 0) > 0 ? "\(count ?? 0) \(word)" : nil }
    outcome.output += "\(previews.count) previews: \(words.joined(separator: ", "))\n"
    return outcome
  }

  /// Compares the snapshot of one preview; returns `nil` if it differs, with the difference in `outcome`.
  private static func compare(
    _ sheet: String, of preview: NamedPreview, in folder: String, _ outcome: inout CommandOutcome
  ) throws(CommandError) -> GoldenOutcome? {
    do {
      return try ReviewAdvice.$scoped.withValue(ReviewAdvice.current.about(folder)) {
        try Golden(path: "\(folder)/\(preview.fileName).txt").check(
          sheet, file: preview.preview.file, line: preview.preview.line)
      }
    } catch let mismatch as GoldenMismatch {
      outcome.output += "\(preview.name): \(mismatch)\n\n"
      outcome.status = 1
      return nil
    } catch {
      throw CommandError("'\(folder)' can't be written: \(NamedFile.sentence(error)).")
    }
  }
}
