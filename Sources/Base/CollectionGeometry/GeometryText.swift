// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers as geometry is written down.
struct GeometryText {
  let numbers: [CGFloat]

  init(_ numbers: [CGFloat]) {
    self.numbers = numbers
  }

  /// The first `count` numbers of `string`; zeros when it has fewer.
  init(_ string: String, _ count: Int) {
    let marks = CharacterSet(charactersIn: "{}[], \t\n")
    let words = string.components(separatedBy: marks).filter { !$0.isEmpty }
    let found = words.compactMap(Double.init).map { CGFloat($0) }
    let isWhole = found.count >= count && found.count == words.count
    numbers = isWhole ? Array(found.prefix(count)) : Array(repeating: 0, count: count)
  }

  /// Between braces.
  var text: String { "{\(list)}" }

  /// With commas between them, whole numbers without a point.
  var list: String {
    numbers.map { number in
      let double = Double(number)
      return Int64(exactly: double).map { "\($0)" } ?? "\(double)"
    }.joined(separator: ", ")
  }
}
