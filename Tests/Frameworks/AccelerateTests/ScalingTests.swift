// SPDX-License-Identifier: Apache-2.0

import Accelerate
import Expectations
import Foundation
import Testing

/// Tests of image scaling.
struct ScalingTests {
  private func scaled(
    _ source: PixelSheet, _ width: Int, _ height: Int, flags: Int = kvImageNoFlags
  ) -> PixelSheet {
    var (source, result) = (source, PixelSheet(width, height))
    let answer = source.withBuffer { from in
      result.withBuffer { vImageScale_ARGB8888(from, $0, nil, vImage_Flags(flags)) }
    }
    expect(answer, equals: kvImageNoError)
    return result
  }

  @Test func `the same size is the same picture`() {
    let source = PixelSheet(7, 5) { column, row, lane in UInt8(column * 30 + row * 7 + lane) }
    expect(scaled(source, 7, 5), equals: source)
    expect(scaled(source, 7, 5, flags: kvImageHighQualityResampling), equals: source)
  }

  @Test(arguments: [(1, 1), (3, 20), (40, 2), (13, 13)])
  func `one colour stays one colour`(_ width: Int, _ height: Int) {
    let color: [UInt8] = [255, 17, 130, 251]
    let source = PixelSheet(11, 8) { _, _, lane in color[lane] }
    expect(
      scaled(source, width, height), equals: PixelSheet(width, height) { _, _, lane in color[lane] }
    )
  }

  @Test func `what is left, right, above and below stays there`() {
    let source = PixelSheet(8, 8) { column, row, lane in
      lane == 1 ? (column < 4 ? 200 : 20) : lane == 2 ? (row < 4 ? 180 : 40) : 255
    }
    for size in [4, 16] {
      let result = scaled(source, size, size)
      expect(abs(Int(result[0, 0, 1]) - 200) < 12 && abs(Int(result[size - 1, 0, 1]) - 20) < 12)
      expect(abs(Int(result[0, 0, 2]) - 180) < 12 && abs(Int(result[0, size - 1, 2]) - 40) < 12)
    }
  }

  @Test func `each pixel is what Lanczos' kernel weighs`() {
    // Twice as long: the new pixels lie a quarter of a pixel beside the old ones.
    let source = PixelSheet(12, 1) { column, _, _ in column == 5 ? 200 : 0 }
    let result = scaled(source, 24, 1)
    func kernel(_ x: Double) -> Double {
      abs(x) < 3 ? 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x) : 0
    }
    for column in 4..<20 {
      let middle = (Double(column) + 0.5) / 2 - 0.5
      let total = (-8..<20).map { kernel(Double($0) - middle) }.reduce(0, +)
      let expected = min(max((200 * kernel(5 - middle) / total).rounded(), 0), 255)
      expect(abs(Double(result[column, 0, 1]) - expected) <= 1, "column \(column)")
    }
  }

  @Test func `much smaller is the mean, not some pixels`() {
    let source = PixelSheet(64, 64) { column, row, _ in (column + row) % 2 == 0 ? 255 : 0 }
    let result = scaled(source, 4, 4)
    expect(abs(Int(result[1, 1, 1]) - 128) < 6 && abs(Int(result[2, 3, 0]) - 128) < 6)
  }
}
