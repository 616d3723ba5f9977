// SPDX-License-Identifier: Apache-2.0

/// An asynchronous sequence of the lines in UTF-8 bytes.
///
/// A line ends at a line feed, a carriage return, both, a vertical tab, a form feed, U+0085, U+2028 or
/// U+2029, which are not part of it. Empty lines are omitted, as on Apple's platforms.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// The type of the elements.
  public typealias Element = String

  private let base: Base

  /// Creates a sequence of the lines in `base`.
  public init(_ base: Base) { self.base = base }

  /// Returns an iterator over the lines.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }

  /// An iterator over lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    private var line: [UInt8] = []

    init(base: Base.AsyncIterator) { self.base = base }

    /// Returns the next line, or `nil` at the end.
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

    /// Returns the length in bytes of the terminator at the end of `line`, or `nil` if there is none.
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
