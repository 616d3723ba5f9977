// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file descriptor that becomes readable when Foundation's main run loop has work.
///
/// Foundation keeps the timers, sources and wake-ups of a run loop mode in an epoll descriptor that it does
/// not expose; without it, timers that another thread adds to the main run loop would be noticed only when
/// another event wakes the program. It is found by its behaviour: it becomes readable when a timer is due.
@MainActor
enum RunLoopDescriptor {
  /// Returns the descriptor, or `nil` if Foundation has another implementation.
  static func find() -> Int32? {
    // Creates the mode if it has not been used yet.
    _ = RunLoop.main.limitDate(forMode: .default)
    let quiet = epollDescriptors().filter { !isReadable($0, within: 0) }
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.main.add(timer, forMode: .default)
    defer { timer.invalidate() }
    timer.fireDate = Date(timeIntervalSinceNow: -1)
    var entries = quiet.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // The timer is due immediately, so the timeout is never reached in practice.
    guard poll(&entries, nfds_t(entries.count), 20) > 0 else { return nil }
    // Dispatch's own descriptor also becomes readable occasionally, but does not stay so.
    let steady = entries.filter { $0.revents != 0 && isReadable($0.fd, within: 0) }
    return steady.count == 1 ? steady.first?.fd : nil
  }

  private static func epollDescriptors() -> [Int32] {
    let folder = "/proc/self/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
      return target?.contains("[eventpoll]") ?? false ? Int32(name) : nil
    }
  }

  /// Returns whether a descriptor becomes readable within the given time.
  static func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0 && entry.revents & Int16(POLLIN) != 0
  }
}
