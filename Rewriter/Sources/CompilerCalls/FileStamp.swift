// SPDX-License-Identifier: Apache-2.0

import Glibc

/// What changes when a file does: its size, its times, its number.
package struct FileStamp: Equatable {
  /// The stamp as a text; others of other files, and of another content.
  package let text: String
  /// When the file was written or given another name or owner, the later of the two.
  let newest: Int

  /// nil: there is no such file.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // The second time is one that nobody can set: a file that got back its old one is found by it.
    let (written, changed) = (Self.number(status.st_mtim), Self.number(status.st_ctim))
    text = "\(status.st_size) \(written) \(changed) \(status.st_ino)"
    newest = max(written, changed)
  }

  /// The time, in the numbers of `newest`.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return number(time)
  }

  /// Whether whoever writes the file from `time` on gives it another stamp.
  ///
  /// A file system counts in ticks: of two changes in one tick the stamp shows the first alone.
  package func isOlder(than time: Int) -> Bool { newest < time - Self.tick }

  /// Longer than any kernel's tick.
  private static let tick = 20_000_000

  private static func number(_ time: timespec) -> Int {
    time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }
}
