// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number as printed in descriptions: integral values without a fraction part.
struct DescribedNumber: CustomStringConvertible {
  let value: CGFloat

  init(_ value: CGFloat) {
    self.value = value
  }

  var description: String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return "\(Double(value))"
  }
}
