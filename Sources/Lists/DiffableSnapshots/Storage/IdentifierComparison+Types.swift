// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IdentifierComparison {
  init<Identifier: Hashable & Sendable>(of type: Identifier.Type) {
    let size = MemoryLayout<Identifier>.size
    let isItsBytes = bytewiseTypes.contains(ObjectIdentifier(type))
    if Identifier.self == String.self {
      // The most common type whose equality is not bytewise, without dynamic generic calls.
      self.init(
        size: size, isItsBytes: isItsBytes,
        equalValues: { Self.string($0) == Self.string($1) },
        hashValue: { Self.string($0).hashValue })
    } else {
      self.init(
        size: size, isItsBytes: isItsBytes,
        equalValues: {
          $0.assumingMemoryBound(to: Identifier.self).pointee
            == $1.assumingMemoryBound(to: Identifier.self).pointee
        },
        hashValue: { $0.assumingMemoryBound(to: Identifier.self).pointee.hashValue })
    }
  }

  private static func string(_ pointer: UnsafeRawPointer) -> String {
    pointer.assumingMemoryBound(to: String.self).pointee
  }
}

/// The types of at most 16 bytes whose values are equal exactly if their bytes are.
private let bytewiseTypes: Set<ObjectIdentifier> = [
  ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self), ObjectIdentifier(Int64.self),
  ObjectIdentifier(UInt64.self), ObjectIdentifier(Int32.self), ObjectIdentifier(UInt32.self),
  ObjectIdentifier(UUID.self), ObjectIdentifier(ObjectIdentifier.self),
]
