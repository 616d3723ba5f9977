// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension Golden {
  /// Compares the picture of the screen, or of some of its rows, with the golden file, or writes the file if
  /// the recording mode requires it.
  ///
  /// A picture file is at most 16 KB large. If the picture of the whole screen is larger, each look of the
  /// screen has a picture of some rows; these may overlap, and some rows may be in no picture. The text
  /// snapshot of each look contains all rows.
  ///
  /// - Parameters:
  ///   - harness: The harness of the screen, at one pixel per point.
  ///   - rows: The rows, in points from the top of the screen, or `nil` for all.
  /// - Throws: `GoldenMismatch` when the file is missing or differs and was not written; a failed requirement
  ///   when the screen has no such rows.
  @MainActor
  func check(_ harness: CollectionViewHarness, rows: Range<Int>?) throws {
    guard let rows else {
      try check(harness)
      return
    }
    let picture = try #require(try harness.png())
    let part = CGRect(
      x: 0, y: CGFloat(rows.lowerBound), width: harness.size.width, height: CGFloat(rows.count))
    let image = try #require(UIImage(data: picture.data)?.cgImage?.cropping(to: part))
    try #require(image.height == rows.count, "\(path) shows rows below the screen")
    let data = try #require(UIImage(cgImage: image).pngData())
    try check(png: data, by: picture.rasteriser)
  }
}
