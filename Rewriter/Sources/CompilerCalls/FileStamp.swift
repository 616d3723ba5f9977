// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A fingerprint of a file's state: its size, times and inode number.
package struct FileStamp: Equatable {
  /// The stamp as text; a write to the file changes it, unless an earlier one was within the same kernel
  /// tick.
  package let text: String
  /// The later of the modification and status change times, in nanoseconds since 1970.
  let newest: Int

  /// Creates the stamp of the file at `path`, or `nil` if there is no such file.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // The status change time cannot be set: it reveals a file whose old modification time was restored.
    let (written, changed) = (Self.number(status.st_mtim), Self.number(status.st_ctim))
    text = "\(status.st_size) \(written) \(changed) \(status.st_ino)"
    newest = max(written, changed)
  }

  /// The current time, in the units of `newest`.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return number(time)
  }

  /// Returns whether every write to the file from `time` on gives it a different stamp.
  ///
  /// File times advance in ticks: of two changes within one tick, the stamp reflects only the first.
  package func isOlder(than time: Int) -> Bool { newest < time - Self.tick }

  /// An upper bound of the length of a kernel tick, in nanoseconds.
  private static let tick = 20_000_000

  private static func number(_ time: timespec) -> Int {
    time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }
}
