// SPDX-License-Identifier: Apache-2.0

extension Insecure {
  /// MD5 (RFC 1321), for what asks for it: two texts with the same hash can be made.
  public struct MD5: HashFunction {
    /// 64.
    public static var blockByteCount: Int { 64 }
    private var rounds = HashRounds(MD5Rounds())

    /// One that was given no bytes yet.
    public init() {}

    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      rounds.update(bufferPointer)
    }

    /// What comes of all bytes so far; more can be taken afterwards.
    public func finalize() -> MD5Digest { MD5Digest(bytes: rounds.finish()) }
  }
}
