// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keeps two builds from writing the same folder of the cache.
///
/// The lock is the system's: it ends with the program, however that ends.
enum CacheLock {
  /// Waits until nobody else has the lock of `folder`, and keeps it while `body` runs.
  ///
  /// - Throws: `BuildError` when there can be no lock, or of `body`.
  static func holding(
    _ folder: CacheFolder, environment: BuildEnvironment, _ body: () throws(BuildError) -> Void
  ) throws(BuildError) {
    try folder.make()
    let file = open(folder.file("lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw BuildError("'\(folder.file("lock"))' can't be opened.") }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) != 0 {
      environment.say(
        "mullion: another mullion\(owner(of: file)) builds Mullion's modules; waiting for its end\n"
      )
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
    let number = Array("\(getpid())\n".utf8)
    ftruncate(file, 0)
    pwrite(file, number, number.count, 0)
    try body()
  }

  /// The process that noted itself in a lock, in parentheses; empty: none did.
  private static func owner(of file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(file, &bytes, bytes.count, 0)
    let number = Int(
      String(decoding: bytes.prefix(max(0, count)).prefix { $0 > 32 }, as: UTF8.self))
    return number.map { " (process \($0))" } ?? ""
  }
}
