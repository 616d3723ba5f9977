// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionDiffableSnapshots

/// Tests of identifiers that are compared and hashed in place, compared with `==` of their types.
@Suite("IdentifierComparison")
struct IdentifierComparisonTests {
  /// An element with other properties beside its identifier.
  private struct Padded<Identifier: Hashable & Sendable> {
    let identifier: Identifier
    let rest: (Int, Int8) = (1, 2)
  }

  /// An identifier of a size without a specialised loop.
  private struct Triple: Hashable {
    var first: Int32
    var second: Int32
    var third: Int32
  }

  /// An identifier of two words whose equality ignores the second one.
  private struct Folded: Hashable {
    var number: Int
    var note: Int

    static func == (left: Folded, right: Folded) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private static func long(_ number: Int) -> String {
    "a string that has to lie in memory of its own, number \(number)"
  }

  private static func uuid(_ number: Int) -> UUID {
    var bytes = UUID_NULL
    withUnsafeMutableBytes(of: &bytes) {
      $0[number % 2 == 0 ? 3 : 12] = UInt8(truncatingIfNeeded: number / 2 + 1)
    }
    return UUID(uuid: bytes)
  }

  private static let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// Compares arrays of several lengths that differ at one position or at none, from both ends.
  private func expectPrefixes<Identifier: Hashable & Sendable, Element>(
    _ make: (Int) -> Identifier, _ wrap: (Identifier) -> Element
  ) {
    for count in [1, 2, 5, 17, 40] {
      for place in [nil] + (0..<count).map({ $0 }) {
        let left = (0..<count).map { make($0) }
        var right = (0..<count).map { make($0) }
        if let place { right[place] = make(100 + place) }
        let common = zip(left, right).prefix { $0 == $1 }.count
        let commonBack = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        var comparison = IdentifierComparison(of: Identifier.self)
        left.map(wrap).withUnsafeBytes { leftBytes in
          right.map(wrap).withUnsafeBytes { rightBytes in
            guard let a = leftBytes.baseAddress, let b = rightBytes.baseAddress else { return }
            let stride = MemoryLayout<Element>.stride
            expect(comparison.commonPrefix(a, b, stride: stride, count: count), equals: common)
            let end = (count - 1) * stride
            expect(
              comparison.commonPrefix(a + end, b + end, stride: -stride, count: count),
              equals: commonBack)
            expect(comparison.commonPrefix(a, a, stride: stride, count: count), equals: count)
            for index in 0..<count {
              let (one, other) = (a + index * stride, b + index * stride)
              expect(comparison.areEqual(one, other), equals: (left[index] == right[index]))
              if left[index] == right[index] {
                expect(comparison.hash(one), equals: comparison.hash(other))
              }
            }
          }
        }
      }
    }
  }

  private func expectPrefixes<Identifier: Hashable & Sendable>(_ make: (Int) -> Identifier) {
    expectPrefixes(make) { $0 }
    expectPrefixes(make) { Padded(identifier: $0) }
  }

  @Test func `numbers agree as far as they are equal`() {
    expectPrefixes { $0 }
    expectPrefixes { Int32($0) }
    expectPrefixes { UInt64($0) }
  }

  @Test func `identifiers of two words agree as far as they are equal`() {
    expectPrefixes(Self.uuid)
    expectPrefixes { Folded(number: $0, note: Int.random(in: 0...1)) }
  }

  @Test func `strings agree as far as they are equal`() {
    expectPrefixes { "\($0)" }
    expectPrefixes(Self.long)
  }

  @Test func `identifiers of an odd size agree as far as they are equal`() {
    expectPrefixes { Triple(first: Int32($0), second: 0, third: Int32($0 % 3)) }
  }

  @Test func `bytes that are equal need no comparison, and what is its bytes never does`() {
    func comparisons<Identifier: Hashable & Sendable>(
      _ left: [Identifier], _ right: [Identifier]
    ) -> Int {
      var comparison = IdentifierComparison(of: Identifier.self)
      left.withUnsafeBytes { left in
        right.withUnsafeBytes { right in
          guard let a = left.baseAddress, let b = right.baseAddress else { return }
          let stride = MemoryLayout<Identifier>.stride
          let count = left.count / stride
          _ = comparison.commonPrefix(a, b, stride: stride, count: count)
        }
      }
      return comparison.comparisons
    }
    expect(comparisons([1, 2, 3], [1, 2, 4]), equals: 0)
    expect(comparisons(["a", "b"], ["a", "b"]), equals: 0)
    let strings = (0..<3).map(Self.long)
    expect(comparisons(strings, strings.map { $0 }), equals: 0)
    expect(comparisons(strings, (0..<3).map(Self.long)), equals: 3)
    // Equal bytes, then one that only `==` knows to be equal, then one that differs.
    let folded = [Folded(number: 1, note: 0), .init(number: 2, note: 0), .init(number: 3, note: 0)]
    let other = [Folded(number: 1, note: 0), .init(number: 2, note: 1), .init(number: 4, note: 0)]
    expect(comparisons(folded, other), equals: 2)
  }

  @Test func `each hash is counted`() {
    var comparison = IdentifierComparison(of: Int.self)
    let number = 5
    withUnsafeBytes(of: number) { bytes in
      guard let pointer = bytes.baseAddress else { return }
      for _ in 0..<3 { _ = comparison.hash(pointer) }
    }
    expect(comparison.hashes, equals: 3)
  }

  @Test func `different identifiers that are their bytes have different hashes`() {
    func hashes<Identifier: Hashable & Sendable>(_ identifiers: [Identifier]) -> Int {
      var comparison = IdentifierComparison(of: Identifier.self)
      let hashes = identifiers.map { identifier in
        withUnsafeBytes(of: identifier) { $0.baseAddress.map { comparison.hash($0) } }
      }
      return Set(hashes).count
    }
    expect(hashes((0..<500).map { $0 }), equals: 500)
    expect(hashes((0..<500).map { $0 << 32 }), equals: 500)
    expect(hashes((0..<500).map { Int32($0 << 16) }), equals: 500)
    // These differ in their first half or in their second.
    expect(hashes((0..<200).map(Self.uuid)), equals: 200)
  }
}
