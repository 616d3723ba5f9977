// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
public import UIKit

extension Golden {
  /// Compares the rendering of a screen in every variant of `matrix` with the golden file, a PNG with all
  /// images on one page, or writes the file if the recording mode requires it.
  ///
  /// Each distinct image appears once, under the names of all its variants, with one pixel per point. It is
  /// rendered as by ``Matrix/pictures(scale:_:)``. Without a rasterizer the outcome is
  /// ``GoldenOutcome/skipped(_:)``, and the reason is reported.
  ///
  /// ```swift
  /// try CairoHost.install()
  /// try await Golden("feed-looks", .png).check(picturesOf: .smoke) { FeedViewController() }
  /// ```
  ///
  /// - Returns: the outcome.
  /// - Throws: as ``check(png:by:file:line:filePath:)``, errors of `make`, and an error of the rasterizer.
  /// - Complexity: O(*n*) in the views and pixels of all variants.
  @MainActor
  @discardableResult
  public func check(
    picturesOf matrix: Matrix, file: String = #fileID, line: Int = #line,
    filePath: String = #filePath, _ make: () throws -> UIViewController
  ) async throws -> GoldenOutcome {
    guard let pictures = try await matrix.pictures(scale: 1, make),
      let encoder = PixelBuffer.encoder
    else {
      return .skip(
        "\(path) is not compared: no rasteriser is linked; call CairoHost.install() first.")
    }
    HarnessFonts.use(true)
    defer { HarnessFonts.use(false) }
    let text = FontDescription.measurer
    let page = PicturePage(pictures, text: text)
    return try check(
      png: encoder.png(of: page.node, size: page.size, scale: 1),
      by: "\(encoder.name), \(text.name)", file: file, line: line, filePath: filePath)
  }
}
