// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The numbers of identifiers that have no text of their own.
@MainActor
final class ItemTokens {
  private var numbers: [AnyHashable: Int] = [:]

  /// Returns the text of an identifier: its own, or a number that is unique in this process.
  func text(of identifier: AnyHashable) -> String {
    if let text = ItemToken.text(of: identifier) { return text }
    let number = numbers[identifier] ?? numbers.count
    numbers[identifier] = number
    return "~\(number)"
  }
}
