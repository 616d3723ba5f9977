// SPDX-License-Identifier: Apache-2.0

/// The region of an image to convolve: as large as the destination, with its first pixel at `left`, `top`.
struct ConvolutionRegion {
  let source: PixelGrid
  let destination: PixelGrid
  let left: Int
  let top: Int
  let flags: vImage_Flags

  /// Creates a region; throws the error code of invalid arguments.
  init(
    _ source: UnsafePointer<vImage_Buffer>?, _ destination: UnsafePointer<vImage_Buffer>?,
    left: vImagePixelCount, top: vImagePixelCount, flags: vImage_Flags
  ) throws(PixelProblem) {
    self.source = try PixelGrid(source)
    self.destination = try PixelGrid(destination)
    guard left < self.source.width else { throw PixelProblem(kvImageInvalidOffset_X) }
    guard top < self.source.height else { throw PixelProblem(kvImageInvalidOffset_Y) }
    self.left = Int(left)
    self.top = Int(top)
    self.flags = flags
    guard self.destination.width <= self.source.width - self.left,
      self.destination.height <= self.source.height - self.top
    else { throw PixelProblem(kvImageRoiLargerThanInputBuffer) }
  }
}
