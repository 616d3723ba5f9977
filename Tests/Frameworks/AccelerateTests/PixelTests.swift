// SPDX-License-Identifier: Apache-2.0

import Accelerate
import Expectations
import Testing

/// Tests of pixelwise operations, and of the memory of buffers.
struct PixelTests {
  private func changed(
    _ pixel: [UInt8], _ change: (UnsafeMutablePointer<vImage_Buffer>) -> vImage_Error
  ) -> [UInt8] {
    var sheet = PixelSheet(2, 2) { _, _, lane in pixel[lane] }
    expect(sheet.withBuffer(change), equals: kvImageNoError)
    expect(sheet, equals: PixelSheet(2, 2) { _, _, lane in sheet.firstPixel[lane] })
    return sheet.firstPixel
  }

  @Test func `components come in another order`() {
    let result = changed([1, 2, 3, 4]) {
      vImagePermuteChannels_ARGB8888($0, $0, [3, 2, 1, 0], vImage_Flags(kvImageNoFlags))
    }
    expect(result, equals: [4, 3, 2, 1])
    expect(
      changed([1, 2, 3, 4]) { vImagePermuteChannels_ARGB8888($0, $0, [2, 2, 0, 1], 0) },
      equals: [
        3, 3, 1, 2,
      ])
    var sheet = PixelSheet(1, 1)
    expect(
      sheet.withBuffer { vImagePermuteChannels_ARGB8888($0, $0, [0, 1, 2, 4], 0) },
      equals: kvImageInvalidParameter)
    expect(
      sheet.withBuffer { vImagePermuteChannels_ARGB8888($0, $0, nil, 0) },
      equals: kvImageNullPointerArgument)
  }

  @Test func `colours are multiplied by opacity`() {
    expect(
      changed([200, 100, 7, 128]) { vImagePremultiplyData_RGBA8888($0, $0, 0) },
      equals: [
        100, 50, 4, 128,
      ])
    expect(
      changed([200, 100, 7, 128]) { vImagePremultiplyData_BGRA8888($0, $0, 0) },
      equals: [
        100, 50, 4, 128,
      ])
    expect(
      changed([128, 200, 100, 7]) { vImagePremultiplyData_ARGB8888($0, $0, 0) },
      equals: [
        128, 100, 50, 4,
      ])
    expect(
      changed([9, 9, 9, 0]) { vImagePremultiplyData_RGBA8888($0, $0, 0) }, equals: [0, 0, 0, 0])
  }

  @Test func `colours are divided by opacity`() {
    expect(
      changed([100, 50, 4, 128]) { vImageUnpremultiplyData_RGBA8888($0, $0, 0) },
      equals: [
        199, 100, 8, 128,
      ])
    expect(
      changed([100, 50, 4, 128]) { vImageUnpremultiplyData_BGRA8888($0, $0, 0) },
      equals: [
        199, 100, 8, 128,
      ])
    expect(
      changed([128, 100, 50, 4]) { vImageUnpremultiplyData_ARGB8888($0, $0, 0) },
      equals: [
        128, 199, 100, 8,
      ])
    // More colour than there can be, and none that can be seen.
    expect(
      changed([200, 1, 0, 100]) { vImageUnpremultiplyData_RGBA8888($0, $0, 0) },
      equals: [255, 3, 0, 100])
    expect(
      changed([200, 1, 0, 0]) { vImageUnpremultiplyData_RGBA8888($0, $0, 0) }, equals: [0, 0, 0, 0])
  }

  @Test func `a matrix weighs components`() {
    // Row by row: what a component of the source adds to each of the destination.
    let swap: [Int16] = [
      0, 256, 0, 0,
      256, 0, 0, 0,
      0, 0, 128, 64,
      0, 0, 0, 256,
    ]
    expect(
      changed([10, 20, 100, 40]) { vImageMatrixMultiply_ARGB8888($0, $0, swap, 256, nil, nil, 0) },
      equals: [20, 10, 50, 65])
    expect(
      changed([10, 20, 100, 40]) {
        vImageMatrixMultiply_ARGB8888(
          $0, $0, swap, 256, [1, 2, 0, 0], [0, 256 * 300, 0, -256 * 300], 0)
      }, equals: [22, 255, 50, 0])
    var sheet = PixelSheet(1, 1)
    expect(
      sheet.withBuffer { vImageMatrixMultiply_ARGB8888($0, $0, swap, 0, nil, nil, 0) },
      equals: kvImageInvalidParameter)
  }

  @Test func `a smaller destination gets the upper left part, a larger one nothing`() {
    var source = PixelSheet(3, 3) { column, row, _ in UInt8(10 * row + column) }
    var (small, large) = (PixelSheet(2, 1), PixelSheet(4, 3))
    let answers = source.withBuffer { from in
      [
        small.withBuffer { vImagePermuteChannels_ARGB8888(from, $0, [0, 1, 2, 3], 0) },
        large.withBuffer { vImagePermuteChannels_ARGB8888(from, $0, [0, 1, 2, 3], 0) },
      ]
    }
    expect(answers, equals: [kvImageNoError, kvImageRoiLargerThanInputBuffer])
    expect(
      small == PixelSheet(2, 1) { column, _, _ in UInt8(column) } && large == PixelSheet(4, 3))
  }

  @Test func `buffers get memory, are filled and give it back`() {
    var buffer = vImage_Buffer()
    expect(
      vImageBuffer_Init(&buffer, 3, 5, 32, vImage_Flags(kvImageNoFlags)), equals: kvImageNoError)
    expect(buffer.height == 3 && buffer.width == 5 && buffer.rowBytes >= 20)
    expect(vImageBufferFill_ARGB8888(&buffer, [1, 2, 3, 4], 0), equals: kvImageNoError)
    let last = buffer.data + 2 * buffer.rowBytes + 16
    expect((0..<4).map { last.load(fromByteOffset: $0, as: UInt8.self) }, equals: [1, 2, 3, 4])
    buffer.free()
    expect(vImageBuffer_Init(&buffer, 3, 5, 32, vImage_Flags(kvImageNoAllocate)), equals: 64)
    expect(buffer.data == nil && buffer.width == 5)
    expect(vImageBuffer_Init(&buffer, .max, 5, 32, 0), equals: kvImageInvalidParameter)
    expect(vImageBuffer_Init(nil, 3, 5, 32, 0), equals: kvImageNullPointerArgument)
  }
}
