// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Golden {
  /// Compares what is on the screen with the golden file, in the file's format, or writes the file
  /// when recording asks for it.
  ///
  /// A PNG wants a rasteriser: call `CairoHost.install()` before the harness is made. Without one
  /// the outcome is ``GoldenOutcome/skipped(_:)``, and the reason is reported.
  ///
  /// - Throws: ``GoldenMismatch`` when the file is missing or differs and was not written; an error
  ///   of the rasteriser's, or of Foundation's when a file can't be written.
  @MainActor
  @discardableResult
  public func check(_ harness: CollectionViewHarness) throws -> GoldenOutcome {
    switch format {
    case .text: return try check(harness.textFrames)
    case .svg: return try check(harness.svg)
    case .png:
      guard let picture = try harness.png() else {
        return .skip(
          "\(path) is not compared: no rasteriser is linked; call CairoHost.install() first.")
      }
      return try check(png: picture.data, by: picture.rasteriser)
    }
  }
}
