// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A type of identifiers for the benchmarks of snapshots.
protocol BenchmarkIdentifier: Hashable, Sendable {
  /// The name of the type in a table.
  static var label: String { get }

  /// Creates a random identifier, which is practically unique.
  init(using generator: inout SeededGenerator)

  /// An equal value that shares no memory with this one, as if it had been decoded again.
  var decodedAgain: Self { get }
}

extension Int: BenchmarkIdentifier {
  static var label: String { "Int" }

  init(using generator: inout SeededGenerator) { self = Int(truncatingIfNeeded: generator.next()) }

  var decodedAgain: Int { self }
}

extension UUID: BenchmarkIdentifier {
  static var label: String { "UUID" }

  init(using generator: inout SeededGenerator) {
    let words = (generator.next(), generator.next())
    self.init(uuid: unsafeBitCast(words, to: uuid_t.self))
  }

  var decodedAgain: UUID { self }
}

extension String: BenchmarkIdentifier {
  /// The label; strings have 36 characters, which are too long to be stored inline.
  static var label: String { "String" }

  init(using generator: inout SeededGenerator) { self = UUID(using: &generator).uuidString }

  var decodedAgain: String { String(decoding: Array(utf8), as: UTF8.self) }
}
