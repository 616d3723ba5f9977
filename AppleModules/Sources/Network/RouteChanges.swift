// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// An observer of the kernel's network routes.
///
/// Immutable; its source may be cancelled from any thread.
final class RouteChanges: @unchecked Sendable {
  private let source: any DispatchSourceRead

  /// Creates an observer that calls `changed` on a queue after each change, or `nil` if the kernel does not
  /// report changes.
  init?(_ queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) {
    // The groups for links, and for addresses and routes of both IP versions: RTMGRP_LINK,
    // RTMGRP_IPV4_IFADDR, RTMGRP_IPV4_ROUTE, RTMGRP_IPV6_IFADDR, RTMGRP_IPV6_ROUTE.
    let groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
    let kind = [SOCK_RAW, SOCK_NONBLOCK, SOCK_CLOEXEC].reduce(0) { $0 | Int32($1.rawValue) }
    let socket = socket(AF_NETLINK, kind, 0)
    guard socket >= 0 else { return nil }
    // The family, two bytes of padding, a port number assigned by the kernel, the groups.
    var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(AF_NETLINK), 0, 0, groups)
    let isBound = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { bind(socket, $0.baseAddress, 12) == 0 }
    }
    guard isBound else {
      close(socket)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
    source.setEventHandler {
      // The exact change is read from the routing table.
      var bytes = [UInt8](repeating: 0, count: 8192)
      while recv(socket, &bytes, bytes.count, 0) > 0 {}
      changed()
    }
    source.setCancelHandler { close(socket) }
    source.resume()
  }

  /// Stops observing.
  func end() { source.cancel() }
}
