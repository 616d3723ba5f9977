// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lock that prevents two builds from writing the same folder of the cache.
///
/// It is a lock of the operating system, which ends with the process in any case.
enum CacheLock {
  /// Waits for the lock of `folder`, and holds it while `body` runs.
  ///
  /// - Throws: `BuildError` when the lock cannot be created, or an error of `body`.
  static func holding(
    _ folder: CacheFolder, environment: BuildEnvironment, _ body: () throws(BuildError) -> Void
  ) throws(BuildError) {
    try folder.make()
    let file = open(folder.file("lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw BuildError("'\(folder.file("lock"))' can't be opened.") }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      environment.say(
        "mullion: waiting for another mullion\(owner(of: file)), which builds Mullion's modules\n"
      )
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
    let number = Array("\(getpid())\n".utf8)
    ftruncate(file, 0)
    pwrite(file, number, number.count, 0)
    try body()
  }

  /// Returns the process recorded in a lock, in parentheses; empty if there is none.
  private static func owner(of file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(file, &bytes, bytes.count, 0)
    let number = Int(
      String(decoding: bytes.prefix(max(0, count)).prefix { $0 > 32 }, as: UTF8.self))
    return number.map { " (process \($0))" } ?? ""
  }
}
