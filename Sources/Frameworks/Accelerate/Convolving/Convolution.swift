// SPDX-License-Identifier: Apache-2.0

/// The convolution of a region of an image, as large as the destination, with an integer kernel.
///
/// Columns are summed first, once for all rows, then the sums along each row.
struct Convolution {
  private let source: PixelGrid
  private let destination: PixelGrid
  private let (left, top): (Int, Int)
  private let (across, down): (SlidingKernel, SlidingKernel)
  private let (totalAcross, totalDown): (Int, Int)
  private let edges: EdgeStyle
  private let leavesAlpha: Bool

  /// Validates the arguments, and writes the destination unless only the size of the temporary buffer is
  /// requested.
  static func run(
    _ region: ConvolutionRegion, shape: SlidingKernel.Shape, height: UInt32, width: UInt32,
    background: UnsafePointer<UInt8>?
  ) throws(PixelProblem) {
    let convolution = try Convolution(
      region, shape: shape, height: height, width: width, background: background)
    if Int(region.flags) & kvImageGetTempBufferSize == 0 { convolution.run() }
  }

  /// Creates a convolution; throws the error code of invalid arguments.
  private init(
    _ region: ConvolutionRegion, shape: SlidingKernel.Shape, height: UInt32, width: UInt32,
    background: UnsafePointer<UInt8>?
  ) throws(PixelProblem) {
    (source, destination) = (region.source, region.destination)
    (left, top) = (region.left, region.top)
    across = SlidingKernel(shape: shape, size: Int(width))
    down = SlidingKernel(shape: shape, size: Int(height))
    guard width % 2 == 1, height % 2 == 1, let totalAcross = across.total,
      let totalDown = down.total
    else { throw PixelProblem(kvImageInvalidKernelSize) }
    let (weights, isTooMuch) = totalAcross.multipliedReportingOverflow(by: totalDown)
    guard !isTooMuch, weights <= Int.max >> 10 else { throw PixelProblem(kvImageInvalidKernelSize) }
    (self.totalAcross, self.totalDown) = (totalAcross, totalDown)
    guard let edges = EdgeStyle(region.flags, background: background) else {
      throw PixelProblem(kvImageInvalidEdgeStyle)
    }
    self.edges = edges
    leavesAlpha = Int(region.flags) & kvImageLeaveAlphaUnchanged != 0
  }

  /// Writes the destination.
  ///
  /// - Complexity: O(*n*) in the pixels of the source and the destination, independent of the size of the
  ///   kernel.
  private func run() {
    let lanes = 4 * source.width
    var columns = KernelWalk(down, lanes: lanes, place: top, count: source.height, add: addRow)
    defer { columns.free() }
    for row in 0..<destination.height {
      if row > 0 { columns.advance(addRow) }
      write(row, UnsafePointer(columns.sums))
    }
  }

  /// Adds a row of the source, or the values beyond its edge.
  private func addRow(_ row: Int, _ factor: Int, _ sums: UnsafeMutablePointer<Int>) {
    guard factor != 0 else { return }
    let isOutside = row < 0 || row >= source.height
    if isOutside, case .background(let color) = edges {
      for lane in 0..<4 * source.width { sums[lane] += factor * color[lane & 3] }
    } else if !isOutside || edges == .extend {
      let pixels = source.row(min(max(row, 0), source.height - 1))
      for lane in 0..<4 * source.width { sums[lane] += factor * Int(pixels[lane]) }
    }
  }

  private func write(_ row: Int, _ columns: UnsafePointer<Int>) {
    let line = destination.row(row)
    let original = source.row(top + row)
    let (above, below) = (top + row, source.height - 1 - top - row)
    let weightDown =
      edges == .truncate
      ? totalDown - down.weight(beyond: above) - down.weight(beyond: below) : totalDown
    let isCopied = edges == .copy && min(above, below) < down.radius
    let add: KernelWalk.Adding = { addColumn(columns, $0, $1, $2) }
    var walk = KernelWalk(across, lanes: 4, place: left, count: source.width, add: add)
    defer { walk.free() }
    for column in 0..<destination.width {
      if column > 0 { walk.advance(add) }
      let (before, behind) = (left + column, source.width - 1 - left - column)
      let first = 4 * column
      if isCopied || edges == .copy && min(before, behind) < across.radius {
        for lane in 0..<4 { line[first + lane] = original[4 * before + lane] }
        continue
      }
      let weightAcross =
        edges == .truncate
        ? totalAcross - across.weight(beyond: before) - across.weight(beyond: behind) : totalAcross
      let weight = weightAcross * weightDown
      for lane in 0..<4 { line[first + lane] = UInt8((walk.sums[lane] + weight / 2) / weight) }
      if leavesAlpha { line[first] = original[4 * before] }
    }
  }

  /// Adds the sums of a column, or the values beyond the edge.
  private func addColumn(
    _ columns: UnsafePointer<Int>, _ column: Int, _ factor: Int, _ sums: UnsafeMutablePointer<Int>
  ) {
    guard factor != 0 else { return }
    let isOutside = column < 0 || column >= source.width
    if isOutside, case .background(let color) = edges {
      for lane in 0..<4 { sums[lane] += factor * totalDown * color[lane] }
    } else if !isOutside || edges == .extend {
      let first = 4 * min(max(column, 0), source.width - 1)
      for lane in 0..<4 { sums[lane] += factor * columns[first + lane] }
    }
  }
}
