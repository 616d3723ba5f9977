// SPDX-License-Identifier: Apache-2.0

extension IdentifierComparison {
  /// Creates the comparison of a type by its own equality and hash.
  init<Identifier: Hashable & Sendable>(of type: Identifier.Type) {
    self.init(
      size: MemoryLayout<Identifier>.size, isItsBytes: false,
      equalValues: {
        $0.assumingMemoryBound(to: Identifier.self).pointee
          == $1.assumingMemoryBound(to: Identifier.self).pointee
      },
      hashValue: { $0.assumingMemoryBound(to: Identifier.self).pointee.hashValue })
  }
}
