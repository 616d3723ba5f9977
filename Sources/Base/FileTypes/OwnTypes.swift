// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The types declared by the program.
final class OwnTypes: @unchecked Sendable {
  static let shared = OwnTypes()

  private let lock = NSLock()
  private var parents: [String: String] = [:]

  /// Adds a type; of several specified parents, the first applies.
  func add(_ identifier: String, _ parent: String?) {
    lock.withLock {
      if let parent {
        if parents[identifier] == nil || parents[identifier] == UTType.data.identifier {
          parents[identifier] = parent
        }
      } else if parents[identifier] == nil, Catalogue.system.declaration(identifier) == nil {
        parents[identifier] = UTType.data.identifier
      }
    }
  }

  func parent(_ identifier: String) -> String? {
    lock.withLock { parents[identifier] }
  }

  func has(_ identifier: String) -> Bool {
    parent(identifier) != nil
  }
}
