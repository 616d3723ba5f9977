// SPDX-License-Identifier: Apache-2.0

// The penalty of a code for being hard to read: of the eight masks the one with the lowest penalty is used.
extension QRCode {
  var penalty: Int {
    let rows = (0..<side).map { y in (0..<side).map { isDark($0, y) } }
    let columns = (0..<side).map { x in (0..<side).map { isDark(x, $0) } }
    return (rows + columns).reduce(0) { $0 + Self.runs($1) + Self.marks($1) } + blocks + balance
  }

  /// Returns the penalty for runs of five or more equal modules in a line.
  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 1)
    for place in 1..<line.count {
      length = line[place] == line[place - 1] ? length + 1 : 1
      sum += length == 5 ? 3 : length > 5 ? 1 : 0
    }
    return sum
  }

  /// Returns the penalty for patterns similar to the finder patterns.
  private static func marks(_ line: [Bool]) -> Int {
    let mark: [Bool] = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    let patterns = [mark + light, light + mark]
    return (0...line.count - 11).reduce(0) { sum, start in
      sum + 40 * patterns.count { $0.elementsEqual(line[start..<start + 11]) }
    }
  }

  /// The penalty for blocks of two by two equal modules.
  private var blocks: Int {
    var sum = 0
    for y in 0..<side - 1 {
      for x in 0..<side - 1 {
        let first = isDark(x, y)
        if first == isDark(x + 1, y), first == isDark(x, y + 1), first == isDark(x + 1, y + 1) {
          sum += 3
        }
      }
    }
    return sum
  }

  /// The penalty for an unequal number of dark and light modules.
  private var balance: Int {
    let count = (0..<side * side).count { isDark($0 % side, $0 / side) }
    let (all, away) = (side * side, abs(20 * count - 10 * side * side))
    return max(0, (away + all - 1) / all - 1) * 10
  }
}
