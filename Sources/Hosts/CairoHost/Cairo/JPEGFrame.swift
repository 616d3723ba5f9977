// SPDX-License-Identifier: Apache-2.0

/// The coding of a JPEG file, which determines the memory needed by its decoder.
struct JPEGFrame {
  /// Whether the file is progressive; then all coefficients are stored in memory before decoding.
  let isProgressive: Bool
  /// The number of coefficients per pixel over all components, such as 3 for colours without subsampling and
  /// 1.5 with 4:2:0 subsampling.
  let samplesPerPixel: Double

  /// Whether the file uses Huffman coding, which needs at least one bit per value.
  let isHuffman: Bool

  /// Returns the minimum number of bytes of a file with the given image size; a shorter file has a false
  /// size.
  ///
  /// A block of 64 pixels has one bit for its mean and, unless scans share them, one for its end.
  func fewestBytes(width: Int, height: Int) -> Int {
    if !isHuffman { return 0 }
    let blocks = Double(width) * Double(height) * samplesPerPixel / 64
    return Int(blocks * (isProgressive ? 1 : 2) / 8)
  }

  /// Creates the coding from the frame header of a file, or returns `nil` if there is none in the first
  /// thousand segments.
  init?(in source: ByteSource) {
    var offset = 2
    for _ in 0..<1000 {
      let head = source.read(at: offset, length: 10)
      guard head.count >= 4, head[0] == 0xFF else { return nil }
      let marker = head[1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = Int(head[2]) << 8 | Int(head[3])
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard head.count == 10 else { return nil }
        isHuffman = marker < 0xC8
        isProgressive = marker & 0x03 == 2
        let components = source.read(at: offset + 10, length: min(Int(head[9]), 4) * 3)
        samplesPerPixel = Self.samples(components)
        return
      }
      if marker == 0xDA || length < 2 { return nil }
      offset += 2 + length
    }
    return nil
  }

  private static func samples(_ components: [UInt8]) -> Double {
    let factors = stride(from: 1, to: components.count, by: 3).map {
      (Int(components[$0] >> 4), Int(components[$0] & 15))
    }
    let widest = max(1, factors.map(\.0).max() ?? 1)
    let tallest = max(1, factors.map(\.1).max() ?? 1)
    let blocks = factors.reduce(0) { $0 + $1.0 * $1.1 }
    return Double(blocks) / Double(widest * tallest)
  }
}
