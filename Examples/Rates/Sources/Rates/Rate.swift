// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The exchange rate of a currency.
public struct Rate: Hashable {
  /// The three-letter code of the currency.
  public let code: String
  /// The price of one unit of the currency.
  public let value: Double

  /// Creates a rate of `value` for `code`.
  public init(code: String, value: Double) {
    self.code = code
    self.value = value
  }
}
