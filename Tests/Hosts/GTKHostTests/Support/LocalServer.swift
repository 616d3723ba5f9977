// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A server on this machine that responds to every request with `hello`.
final class LocalServer: Sendable {
  let port: UInt16
  private let socket: Int32

  /// An error: no port is available.
  struct NoPort: Error {}

  /// Starts to listen for requests.
  init() throws {
    let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening else { throw NoPort() }
    socket = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { Self.answer(on: listener) }
  }

  deinit { close(socket) }

  private static func answer(on listener: Int32) {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello"
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 { return }
      var request = [UInt8](repeating: 0, count: 4096)
      _ = read(connection, &request, request.count)
      _ = answer.withCString { write(connection, $0, strlen($0)) }
      close(connection)
    }
  }
}
