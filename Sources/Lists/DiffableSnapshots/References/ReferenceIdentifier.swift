// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// An identifier of any type in a reference snapshot.
///
/// A reference snapshot is not `Sendable` and stays on the thread of its owner, as do its identifiers.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomDebugStringConvertible {
  let value: AnyHashable

  /// The identifier in its original type.
  var base: Any { value.base }

  var debugDescription: String { String(reflecting: base) }

  init(_ value: AnyHashable) { self.value = value }

  /// Creates an identifier from a value of any type, or traps if the value is not `Hashable`.
  ///
  /// - Precondition: `identifier` is `Hashable`.
  init(_ identifier: Any) {
    guard let value = identifier as? AnyHashable else {
      contractBroken(
        "NSDiffableDataSourceSnapshotReference: \(type(of: identifier)) is not Hashable, and can't "
          + "identify a section or an item. Give identifiers of a type that conforms to Hashable.")
    }
    self.value = value
  }
}
