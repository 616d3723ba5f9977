// SPDX-License-Identifier: Apache-2.0

/// A source of random bytes.
public final class SecRandom: Sendable {
  private init() {}
}

/// The Core Foundation name of ``SecRandom``.
public typealias SecRandomRef = SecRandom

/// The default source of random bytes: the generator of the kernel.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that are suitable for secrets.
///
/// - Parameters:
///   - rnd: The source; `kSecRandomDefault`.
///   - count: The number of bytes.
///   - bytes: The memory.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for a negative number of bytes.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
