// SPDX-License-Identifier: Apache-2.0

/// The scaling of an image to another size: rows first, then columns.
struct Scaling {
  let source: PixelGrid
  let destination: PixelGrid
  let lobes: Int

  /// Writes the destination.
  ///
  /// - Complexity: O(*n*) in the pixels of the source, of the destination, and of an image with the width of
  ///   the destination and the height of the source, times the number of lobes.
  func run() {
    guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0 else {
      return
    }
    let across = Resampling(from: source.width, to: destination.width, lobes: lobes)
    let down = Resampling(from: source.height, to: destination.height, lobes: lobes)
    let lanes = 4 * destination.width
    var lines = [Float](repeating: 0, count: lanes * source.height)
    lines.withUnsafeMutableBufferPointer { lines in
      for row in 0..<source.height {
        squeeze(source.row(row), by: across, into: lines[(row * lanes)..<((row + 1) * lanes)])
      }
    }
    lines.withUnsafeBufferPointer { lines in
      for row in 0..<destination.height { stack(lines, by: down, row: row) }
    }
  }

  private func squeeze(
    _ pixels: UnsafeMutablePointer<UInt8>, by weighing: Resampling,
    into line: Slice<UnsafeMutableBufferPointer<Float>>
  ) {
    var line = line
    for column in 0..<destination.width {
      let first = 4 * weighing.firsts[column]
      for lane in 0..<4 {
        var sum: Float = 0
        for other in 0..<weighing.count {
          sum +=
            weighing.weights[column * weighing.count + other]
            * Float(pixels[first + 4 * other + lane])
        }
        line[line.startIndex + 4 * column + lane] = sum
      }
    }
  }

  private func stack(_ lines: UnsafeBufferPointer<Float>, by weighing: Resampling, row: Int) {
    let (target, lanes) = (destination.row(row), 4 * destination.width)
    let first = weighing.firsts[row] * lanes
    for lane in 0..<lanes {
      var sum: Float = 0
      for other in 0..<weighing.count {
        sum += weighing.weights[row * weighing.count + other] * lines[first + other * lanes + lane]
      }
      target[lane] = UInt8(min(max(sum.rounded(), 0), 255))
    }
  }
}
