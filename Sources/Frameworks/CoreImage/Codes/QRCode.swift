// SPDX-License-Identifier: Apache-2.0

/// A QR code (ISO/IEC 18004) of a message in byte mode.
struct QRCode {
  /// The number of modules along an edge.
  let side: Int
  private var dark: [Bool]
  /// The modules of function patterns, which contain no data.
  private var marked: [Bool]
  private let version: Int
  private let level: QRLevel

  /// Creates the smallest code of `message`, or `nil` if it is too long.
  init?(_ message: [UInt8], _ level: QRLevel) {
    guard let content = QRBytes(message, level) else { return nil }
    (version, self.level) = (content.version, level)
    side = QRVersion.side(content.version)
    dark = Array(repeating: false, count: side * side)
    marked = dark
    drawMarks()
    draw(content.bytes)
    let masks = (0..<8).map { masked($0) }
    if let best = masks.min(by: { $0.penalty < $1.penalty }) { dark = best.dark }
  }

  /// Returns whether the module in a column and row, from the top left corner, is dark.
  func isDark(_ x: Int, _ y: Int) -> Bool { dark[y * side + x] }

  // MARK: Function patterns

  private mutating func mark(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard 0..<side ~= x, 0..<side ~= y else { return }
    dark[y * side + x] = isDark
    marked[y * side + x] = true
  }

  private mutating func drawMarks() {
    for place in 0..<side {
      mark(6, place, place % 2 == 0)
      mark(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
      square(x, y, reach: 4) { $0 != 2 && $0 != 4 }
    }
    let marks = QRVersion.marks(version)
    for x in marks {
      for y in marks where !isCorner(x, y) { square(x, y, reach: 2) { $0 != 1 } }
    }
    drawFormat(0)
    drawVersion()
  }

  private func isCorner(_ x: Int, _ y: Int) -> Bool {
    (x == 6 && y == 6) || (x == 6 && y == side - 7) || (x == side - 7 && y == 6)
  }

  /// Draws the modules around a centre, dark depending on their distance.
  private mutating func square(_ x: Int, _ y: Int, reach: Int, _ isDark: (Int) -> Bool) {
    for dy in -reach...reach {
      for dx in -reach...reach { mark(x + dx, y + dy, isDark(max(abs(dx), abs(dy)))) }
    }
  }

  /// Returns `value` followed by the remainder of its polynomial division, in one bit fewer than `divisor`
  /// has.
  private static func checked(_ value: Int, _ divisor: Int, bits: Int) -> Int {
    let top = divisor.bitWidth - divisor.leadingZeroBitCount - 1
    var rest = value << top
    for place in stride(from: bits + top - 1, through: top, by: -1) where rest >> place & 1 == 1 {
      rest ^= divisor << (place - top)
    }
    return value << top | rest
  }

  /// Draws the level and the mask, twice.
  private mutating func drawFormat(_ mask: Int) {
    let bits = Self.checked(level.bits << 3 | mask, 0x537, bits: 5) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { mark(8, place, bit(place)) }
    mark(8, 7, bit(6))
    mark(8, 8, bit(7))
    mark(7, 8, bit(8))
    for place in 9..<15 { mark(14 - place, 8, bit(place)) }
    for place in 0..<8 { mark(side - 1 - place, 8, bit(place)) }
    for place in 8..<15 { mark(8, side - 15 + place, bit(place)) }
    mark(8, side - 8, true)
  }

  /// Draws the version, twice, from version 7 on.
  private mutating func drawVersion() {
    guard version >= 7 else { return }
    let bits = Self.checked(version, 0x1F25, bits: 6)
    for place in 0..<18 {
      let (near, far) = (place / 3, side - 11 + place % 3)
      mark(far, near, bits >> place & 1 == 1)
      mark(near, far, bits >> place & 1 == 1)
    }
  }

  // MARK: Content

  /// Draws bytes up and down in pairs of columns, from the right.
  private mutating func draw(_ bytes: [UInt8]) {
    var place = 0
    for right in stride(from: side - 1, through: 1, by: -2) {
      // The column of the vertical timing pattern belongs to no pair.
      let right = right <= 6 ? right - 1 : right
      let isUp = (right + 1) & 2 == 0
      for step in 0..<side {
        let y = isUp ? side - 1 - step : step
        for x in [right, right - 1] where !marked[y * side + x] && place < 8 * bytes.count {
          dark[y * side + x] = bytes[place / 8] >> (7 - place % 8) & 1 == 1
          place += 1
        }
      }
    }
  }

  /// Returns the code with one of eight mask patterns applied.
  private func masked(_ mask: Int) -> QRCode {
    var code = self
    for y in 0..<side {
      for x in 0..<side where !marked[y * side + x] && Self.isTurned(x, y, mask) {
        code.dark[y * side + x].toggle()
      }
    }
    code.drawFormat(mask)
    return code
  }

  private static func isTurned(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
