// SPDX-License-Identifier: Apache-2.0

import Accelerate
import Expectations
import RandomTesting
import Testing

/// Tests of blurs, compared with sums computed directly.
struct ConvolvingTests {
  /// A blur, with a reference implementation that computes each pixel independently.
  struct Blur {
    var isTent = false
    var height = 3
    var width = 3
    var left = 0
    var top = 0
    var flags = kvImageEdgeExtend
    let background: [UInt8] = [10, 200, 30, 255]

    func run(_ source: PixelSheet, into destination: inout PixelSheet) -> vImage_Error {
      var source = source
      return source.withBuffer { from in
        destination.withBuffer { to in
          (isTent ? vImageTentConvolve_ARGB8888 : vImageBoxConvolve_ARGB8888)(
            from, to, nil, vImagePixelCount(left), vImagePixelCount(top), UInt32(height),
            UInt32(width), background, vImage_Flags(flags))
        }
      }
    }

    private func weight(_ distance: Int, _ size: Int) -> Int {
      isTent ? size / 2 + 1 - abs(distance) : 1
    }

    func model(_ source: PixelSheet, _ column: Int, _ row: Int, _ lane: Int) -> UInt8 {
      let (x, y) = (left + column, top + row)
      if lane == 0, flags & kvImageLeaveAlphaUnchanged != 0 { return source[x, y, 0] }
      var (sum, weights) = (0, 0)
      for down in -(height / 2)...(height / 2) {
        for across in -(width / 2)...(width / 2) {
          let (otherX, otherY) = (x + across, y + down)
          let weight = weight(across, width) * weight(down, height)
          let isInside =
            (0..<source.width).contains(otherX) && (0..<source.height).contains(otherY)
          if !isInside, flags & kvImageCopyInPlace != 0 { return source[x, y, lane] }
          if !isInside, flags & kvImageTruncateKernel != 0 { continue }
          weights += weight
          sum +=
            weight
            * Int(
              isInside || flags & kvImageEdgeExtend != 0
                ? source[
                  min(max(otherX, 0), source.width - 1), min(max(otherY, 0), source.height - 1),
                  lane]
                : background[lane])
        }
      }
      return UInt8((sum + weights / 2) / weights)
    }
  }

  @Test(arguments: [
    kvImageCopyInPlace, kvImageBackgroundColorFill, kvImageEdgeExtend, kvImageTruncateKernel,
  ])
  func `each pixel is the mean of its surroundings`(_ edges: Int) {
    var generator = SeededGenerator(seed: UInt64(edges))
    for round in 0..<(FullRun.isEnabled ? 400 : 40) {
      let (width, height) = (
        Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator)
      )
      let source = PixelSheet(width, height) { _, _, _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      var blur = Blur(
        isTent: round % 2 == 0, height: 2 * Int.random(in: 0...6, using: &generator) + 1,
        width: 2 * Int.random(in: 0...6, using: &generator) + 1, flags: edges)
      blur.left = Int.random(in: 0..<width, using: &generator)
      blur.top = Int.random(in: 0..<height, using: &generator)
      if round % 5 == 0 { blur.flags |= kvImageLeaveAlphaUnchanged }
      var destination = PixelSheet(
        Int.random(in: 1...(width - blur.left), using: &generator),
        Int.random(in: 1...(height - blur.top), using: &generator))
      expect(blur.run(source, into: &destination), equals: kvImageNoError)
      let expected = PixelSheet(destination.width, destination.height) {
        blur.model(source, $0, $1, $2)
      }
      expect(destination, equals: expected, "round \(round): \(blur) of \(source)")
    }
  }

  @Test func `the size of the box does not matter to the time it takes`() {
    let source = PixelSheet(6, 6) { column, row, _ in column < 3 && row < 3 ? 255 : 0 }
    var destination = PixelSheet(6, 6)
    // By far more sums than could be added one by one.
    let blur = Blur(height: 1_000_001, width: 1_000_001)
    expect(blur.run(source, into: &destination), equals: kvImageNoError)
    expect(destination[0, 0, 1] == 64 && destination[5, 5, 1] == 64)
  }

  @Test func `a picture of one colour stays what it is`() {
    let source = PixelSheet(5, 4) { _, _, lane in [255, 10, 20, 30][lane] }
    for flags in [kvImageEdgeExtend, kvImageTruncateKernel, kvImageCopyInPlace] {
      var destination = PixelSheet(5, 4)
      _ = Blur(height: 9, width: 7, flags: flags).run(source, into: &destination)
      expect(destination, equals: source)
    }
  }

  @Test func `what is wrong is answered, nothing is written`() {
    let source = PixelSheet(4, 4) { _, _, _ in 9 }
    func answer(_ blur: Blur, _ width: Int = 4, _ height: Int = 4) -> vImage_Error {
      var destination = PixelSheet(width, height)
      let answer = blur.run(source, into: &destination)
      expect(destination, equals: PixelSheet(width, height))
      return answer
    }
    expect(answer(Blur(height: 2)), equals: kvImageInvalidKernelSize)
    expect(answer(Blur(width: 0)), equals: kvImageInvalidKernelSize)
    expect(
      answer(Blur(height: 4_294_967_295, width: 4_294_967_295)), equals: kvImageInvalidKernelSize)
    expect(answer(Blur(flags: kvImageNoFlags)), equals: kvImageInvalidEdgeStyle)
    expect(
      answer(Blur(flags: kvImageEdgeExtend | kvImageCopyInPlace)), equals: kvImageInvalidEdgeStyle)
    expect(answer(Blur(left: 4)), equals: kvImageInvalidOffset_X)
    expect(answer(Blur(top: 5)), equals: kvImageInvalidOffset_Y)
    expect(answer(Blur(left: 1)), equals: kvImageRoiLargerThanInputBuffer)
    expect(answer(Blur(), 5, 4), equals: kvImageRoiLargerThanInputBuffer)
    expect(answer(Blur(flags: kvImageEdgeExtend | kvImageGetTempBufferSize)), equals: 0)
  }

  @Test func `buffers without memory or with rows that are too short are refused`() {
    var source = PixelSheet(4, 4)
    let answers = source.withBuffer { buffer -> [vImage_Error] in
      let flags = vImage_Flags(kvImageEdgeExtend)
      var nothing = vImage_Buffer()
      var short = buffer.pointee
      short.rowBytes = 15
      var negative = buffer.pointee
      negative.width = vImagePixelCount(bitPattern: -4)
      return [
        vImageBoxConvolve_ARGB8888(buffer, &nothing, nil, 0, 0, 3, 3, nil, flags),
        vImageBoxConvolve_ARGB8888(nil, buffer, nil, 0, 0, 3, 3, nil, flags),
        vImageBoxConvolve_ARGB8888(&short, buffer, nil, 0, 0, 3, 3, nil, flags),
        vImageBoxConvolve_ARGB8888(&negative, buffer, nil, 0, 0, 3, 3, nil, flags),
      ]
    }
    expect(
      answers,
      equals: [
        kvImageNullPointerArgument, kvImageNullPointerArgument, kvImageInvalidRowBytes,
        kvImageInvalidParameter,
      ])
  }
}
