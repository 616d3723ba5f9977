// SPDX-License-Identifier: Apache-2.0

/// The lines of bytes that come in UTF-8.
///
/// A line ends at a line feed, a carriage return, both, a vertical tab, a form feed, U+0085, U+2028 or U+2029, which do not
/// belong to it. Lines without a character are left out, as on Apple's platforms.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String

  private let base: Base

  /// The lines of bytes.
  public init(_ base: Base) { self.base = base }

  /// What hands over the lines, one after the other.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }

  /// Hands over lines, one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    private var line: [UInt8] = []

    init(base: Base.AsyncIterator) { self.base = base }

    /// The next line; nil: there is none.
    public mutating func next() async rethrows -> String? {
      while let byte = try await base.next() {
        line.append(byte)
        guard let length = Self.endLength(of: line) else { continue }
        line.removeLast(length)
        if !line.isEmpty { return take() }
      }
      return line.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }

    /// How many bytes at the end of `line` end it; nil: it goes on.
    private static func endLength(of line: [UInt8]) -> Int? {
      if let last = line.last, 0x0A...0x0D ~= last { return 1 }
      if line.suffix(2) == [0xC2, 0x85] { return 2 }
      let three = line.suffix(3)
      return three == [0xE2, 0x80, 0xA8] || three == [0xE2, 0x80, 0xA9] ? 3 : nil
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes, in UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
