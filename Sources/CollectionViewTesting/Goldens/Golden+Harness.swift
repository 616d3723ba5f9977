// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

extension Golden {
  /// Compares what is on the screen with the golden file, in the file's format, or writes the file
  /// when recording asks for it.
  ///
  /// A PNG wants a rasteriser and fonts: call `CairoHost.install()`, and make the harness on a device
  /// ``Device/withFonts``. Without a rasteriser the outcome is ``GoldenOutcome/skipped(_:)``, and the
  /// reason is reported.
  ///
  /// - Throws: ``GoldenMismatch`` when the file is missing or differs and was not written;
  ///   ``CheckFailure`` when a PNG is to be made of a screen without fonts; an error of the
  ///   rasteriser's, or of Foundation's when a file can't be written.
  @MainActor
  @discardableResult
  public func check(
    _ harness: CollectionViewHarness, file: String = #fileID, line: Int = #line,
    filePath: String = #filePath
  ) throws -> GoldenOutcome {
    if format != .text, TextPictureFormat.holdsNothing(harness.textFrames) {
      Diagnostics.report(TextPictureFormat.emptinessAdvice(path))
    }
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
