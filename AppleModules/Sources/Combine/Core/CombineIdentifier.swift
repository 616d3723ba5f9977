// SPDX-License-Identifier: Apache-2.0

/// An identifier of a subscription or subscriber, which distinguishes it from all others.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Counter()

  private let number: UInt64

  /// Creates a unique identifier.
  public init() {
    number = Self.counter.next()
  }

  /// Creates the identifier of an object, the same for each call while the object exists.
  public init(_ object: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier as a hexadecimal number.
  public var description: String {
    "0x" + String(number, radix: 16, uppercase: true)
  }

  private final class Counter: @unchecked Sendable {
    private let lock = Lock()
    private var last: UInt64 = 0

    /// Returns a unique odd number; the addresses of objects are even.
    func next() -> UInt64 {
      lock.withLock {
        last += 2
        return last | 1
      }
    }
  }
}
