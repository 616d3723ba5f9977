// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension Golden {
  /// Compares rows of the screen with the golden file, which is a picture, or all of the screen.
  ///
  /// A picture file is 16 KB large at most. Where that of a screen is larger, the looks of the screen
  /// divide its rows: a row is in the picture of one look, or of none; the drawing or the text of each
  /// look has all rows.
  ///
  /// - Parameters:
  ///   - harness: what shows the screen, at one pixel a point.
  ///   - rows: rows of points from the top of the screen; nil: all.
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
