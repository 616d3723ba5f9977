// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A pipe of messages on standard input and output, each preceded by its length in eight bytes,
/// little-endian.
struct MessagePipe {
  /// Returns the next message, or `nil` at the end of input or if reading fails.
  func read() -> [UInt8]? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: length).flatMap { read(count: $0) }
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
        Glibc.read(0, buffer.baseAddress?.advanced(by: done), count - done)
        #else
        Darwin.read(0, buffer.baseAddress?.advanced(by: done), count - done)
        #endif
      }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }

  /// Writes a message.
  ///
  /// - Returns: `false` if writing fails, for example because the pipe is closed.
  func write(_ message: [UInt8]) -> Bool {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    let whole = header + message
    var done = 0
    while done < whole.count {
      let sent = whole.withUnsafeBytes { buffer in
        #if canImport(Glibc)
        Glibc.write(1, buffer.baseAddress?.advanced(by: done), whole.count - done)
        #else
        Darwin.write(1, buffer.baseAddress?.advanced(by: done), whole.count - done)
        #endif
      }
      guard sent > 0 else { return false }
      done += sent
    }
    return true
  }
}
