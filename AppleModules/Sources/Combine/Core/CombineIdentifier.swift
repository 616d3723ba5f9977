// SPDX-License-Identifier: Apache-2.0

/// Tells the ends of one connection from those of others.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Counter()

  private let number: UInt64

  /// An identifier that no other has.
  public init() {
    number = Self.counter.next()
  }

  /// The identifier of an object, the same each time while the object lives.
  public init(_ object: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// What it is, for people.
  public var description: String {
    "0x" + String(number, radix: 16, uppercase: true)
  }

  private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var last: UInt64 = 0

    /// Odd numbers: addresses of objects are even.
    func next() -> UInt64 {
      lock.withLock {
        last += 2
        return last | 1
      }
    }
  }
}
