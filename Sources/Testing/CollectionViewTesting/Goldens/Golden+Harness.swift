// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

extension Golden {
  /// Compares the current screen with the golden file in the file's format, or writes the file if the
  /// recording mode requires it.
  ///
  /// A PNG requires a rasterizer and fonts: call `CairoHost.install()`, and create the harness on a device
  /// ``Device/withFonts``. Without a rasterizer the outcome is ``GoldenOutcome/skipped(_:)``, and the reason
  /// is reported.
  ///
  /// A warning is given when a written file equals that of another name in the same run, or when work of the
  /// screen is still scheduled: it is reported once, or fails the test if `MULLION_STRICT` is set to a
  /// nonempty value other than `0`.
  ///
  /// - Returns: the outcome.
  /// - Throws: ``GoldenMismatch`` when the file is missing or differs and was not written; ``CheckFailure``
  ///   when a PNG of a screen without fonts is requested, or for a warning with `MULLION_STRICT`; an error of
  ///   the rasterizer, or of Foundation when a file cannot be written.
  @MainActor
  @discardableResult
  public func check(
    _ harness: CollectionViewHarness, file: String = #fileID, line: Int = #line,
    filePath: String = #filePath
  ) throws -> GoldenOutcome {
    if format != .text, TextPictureFormat.holdsNothing(harness.textFrames) {
      Diagnostics.report(TextPictureFormat.emptinessAdvice(path))
    }
    let outcome = try compare(harness, file: file, line: line, filePath: filePath)
    if outcome == .written { try warn(of: harness, at: "\(file):\(line)") }
    return outcome
  }

  /// Gives the warnings about the golden, which was recorded from `harness`.
  @MainActor
  private func warn(of harness: CollectionViewHarness, at place: String) throws {
    let contents = FileManager.default.contents(atPath: path) ?? Data()
    if let twin = RecordedScreens.record(contents, at: path, place: place, device: harness.device) {
      try RecordingWarning.give(
        "\(path) is equal to \(twin), byte for byte: one of the two shows another state than its name. "
          + "Change the screen before it is recorded, or delete one.",
        at: place)
    }
    let waiting = harness.clock.waitingWords
    guard !waiting.isEmpty else { return }
    try RecordingWarning.give(
      "\(path) was recorded while \(waiting.joined(separator: ", ")) was pending: the screen may be "
        + "incomplete. Wait until it is idle, as with await harness.runUntilIdle(while: { … }) or "
        + "harness.advance(by:).",
      at: place)
  }

  @MainActor
  private func compare(
    _ harness: CollectionViewHarness, file: String, line: Int, filePath: String
  ) throws -> GoldenOutcome {
    switch format {
    case .text:
      return try check(harness.textFrames, file: file, line: line, filePath: filePath)
    case .svg: return try check(harness.svg, file: file, line: line, filePath: filePath)
    case .png:
      guard let picture = try harness.png() else {
        return .skip(
          "\(path) is not compared: no rasteriser is linked; call CairoHost.install() first.")
      }
      guard harness.device.usesFonts else {
        throw CheckFailure(
          [
            CheckFailure.Finding(
              violations: ["\(path) is drawn with fonts, and the harness sets text in blocks."],
              advice: "Show it on a device with fonts, such as .iPhone15.withFonts.")
          ], at: "\(file):\(line)")
      }
      return try check(
        png: picture.data, by: picture.rasteriser, file: file, line: line, filePath: filePath)
    }
  }
}
