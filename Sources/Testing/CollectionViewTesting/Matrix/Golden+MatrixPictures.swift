// SPDX-License-Identifier: Apache-2.0

import MullionViewTree
public import UIKit

extension Golden {
  /// Compares what a screen looks like in every variant of `matrix` with the golden file, which is a
  /// PNG with all of it on one page, or writes the file when recording asks for it.
  ///
  /// A picture is there once, under the names of all variants that look so, with a pixel for each
  /// point. It is drawn as by ``Matrix/pictures(scale:_:)``. Without a rasteriser the outcome is
  /// ``GoldenOutcome/skipped(_:)``, and the reason is reported.
  ///
  /// ```swift
  /// try CairoHost.install()
  /// try await Golden("feed-looks", .png).check(picturesOf: .smoke) { FeedViewController() }
  /// ```
  ///
  /// - Throws: as ``check(png:by:file:line:filePath:)``, what `make` throws, an error of the
  ///   rasteriser's.
  /// - Complexity: O(n) in the views and pixels of all variants.
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
