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
      environment.say("mullion: waiting for another build\n")
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
    }
    try body()
  }
}
