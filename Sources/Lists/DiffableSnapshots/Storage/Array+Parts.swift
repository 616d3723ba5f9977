// SPDX-License-Identifier: Apache-2.0

extension Array {
  /// Returns the array as consecutive slices of at most `limit` elements.
  ///
  /// All but the last are `full`, or all have nearly equal length.
  func parts(ofAtMost limit: Int, full: Bool) -> [ArraySlice<Element>] {
    let number = Swift.max(1, (count + limit - 1) / limit)
    return (0..<number).map { part in
      full
        ? self[(part * limit)..<Swift.min((part + 1) * limit, count)]
        : self[(part * count / number)..<((part + 1) * count / number)]
    }
  }
}
