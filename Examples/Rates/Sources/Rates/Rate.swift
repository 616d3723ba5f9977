// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What one unit of a currency costs.
public struct Rate: Hashable {
  /// The currency's name in three letters.
  public let code: String
  /// What one unit costs.
  public let value: Double

  /// A rate of `value` for `code`.
  public init(code: String, value: Double) {
    self.code = code
    self.value = value
  }
}
