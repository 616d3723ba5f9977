// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A connected socket on which each message is a line of JSON.
package struct LineChannel {
  /// The descriptor of the socket.
  package let file: Int32
  private var buffer = LineBuffer()
  private var room = [UInt8](repeating: 0, count: 1 << 16)

  /// Creates a channel over a connected socket, which the caller closes.
  package init(_ file: Int32) { self.file = file }

  /// Sends a message.
  ///
  /// - Returns: whether all of it was sent.
  package func send(_ message: some Encodable) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    guard var data = try? encoder.encode(message) else { return false }
    data.append(UInt8(ascii: "\n"))
    return send(line: data)
  }

  /// Sends a message that is encoded already, including the end of its line.
  ///
  /// - Returns: whether all of it was sent.
  package func send(line: Data) -> Bool {
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.send(
          file, bytes.baseAddress?.advanced(by: sent), bytes.count - sent,
          Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Reads what has arrived; waits if nothing has.
  ///
  /// - Returns: whether the other end is still connected.
  package mutating func fill() -> Bool {
    while true {
      let count = read(file, &room, room.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer.add(room[..<count])
      return true
    }
  }

  /// Removes and returns the next whole message, or `nil` if none has arrived.
  package mutating func next() -> Data? { buffer.next() }

  /// Whether a message is too long to be read.
  package var isTooLong: Bool { buffer.isTooLong }

  /// Waits for the next message.
  ///
  /// - Returns: the message, or `nil` when the other end is closed or the message is too long.
  package mutating func wait() -> Data? {
    while true {
      if let line = next() { return line }
      guard !isTooLong, fill() else { return nil }
    }
  }
}
