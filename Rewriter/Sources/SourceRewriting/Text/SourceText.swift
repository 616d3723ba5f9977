// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A source file as read: its path and bytes.
public struct SourceText: Equatable, Sendable {
  /// The path as passed to the compiler.
  public let path: String
  /// The bytes of the file.
  public let bytes: [UInt8]

  /// Creates the file at `path` with `bytes`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates the file at `path` with `text`.
  public init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the line and the column of the byte at `offset`, counted from one as the compiler counts.
  ///
  /// - Complexity: O(*n*), where *n* is `offset`.
  public func place(at offset: Int) -> SourcePlace {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == .newline } + 1
    return SourcePlace(path: path, line: line, column: offset - start + 1)
  }

  /// Returns whether the file contains `word`, in any context.
  func contains(_ word: StaticString) -> Bool {
    bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress else { return false }
      let first = Int32(word.utf8Start.pointee)
      let count = word.utf8CodeUnitCount
      var rest = all.count
      var next = base
      while rest >= count, let found = memchr(next, first, rest - count + 1) {
        if memcmp(found, word.utf8Start, count) == 0 { return true }
        next = UnsafeRawPointer(found) + 1
        rest = all.count - (next - base)
      }
      return false
    }
  }

  /// The offset of the first byte that is not valid UTF-8, or `nil` if the file is valid.
  var firstForeignByte: Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var rest = bytes.makeIterator()
    var codec = UTF8()
    var offset = 0
    while case .scalarValue(let scalar) = codec.decode(&rest) { offset += UTF8.width(scalar) }
    return offset
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
}
