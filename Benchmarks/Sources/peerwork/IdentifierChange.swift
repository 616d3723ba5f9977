// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A change of an array of identifiers.
enum IdentifierChange: String {
  case insert, move, half, shuffle

  func applied(
    to old: [UUID], using generator: inout some RandomNumberGenerator
  ) -> [UUID] {
    var new = old
    switch self {
    case .insert: new.insert(UUID(), at: min(5, old.count))
    case .move: new.insert(new.remove(at: old.count / 4), at: old.count * 3 / 4)
    case .half: new = old.map { Bool.random(using: &generator) ? $0 : UUID() }
    case .shuffle: new.shuffle(using: &generator)
    }
    return new
  }
}
