// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Numbers in the text format of geometry values.
struct GeometryText {
  let numbers: [CGFloat]

  init(_ numbers: [CGFloat]) {
    self.numbers = numbers
  }

  /// Parses the first `count` numbers of `string`; all are zero if it has fewer or contains other words.
  init(_ string: String, _ count: Int) {
    let marks = CharacterSet(charactersIn: "{}[], \t\n")
    let words = string.components(separatedBy: marks).filter { !$0.isEmpty }
    let found = words.compactMap(Double.init).map { CGFloat($0) }
    let isWhole = found.count >= count && found.count == words.count
    numbers = isWhole ? Array(found.prefix(count)) : Array(repeating: 0, count: count)
  }

  /// The numbers in braces.
  var text: String { "{\(list)}" }

  /// The numbers separated by commas, integral ones without a decimal point.
  var list: String {
    numbers.map { number in
      let double = Double(number)
      return Int64(exactly: double).map { "\($0)" } ?? "\(double)"
    }.joined(separator: ", ")
  }
}
