// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The reading and writing of whole files.
package enum FileBytes {
  /// Returns the bytes of the file at `path`, or `nil` if it cannot be opened or is a folder.
  package static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, done in
      while done < buffer.count {
        let count = Glibc.read(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        guard count > 0 else { break }
        done += count
      }
    }
  }

  /// Writes a file atomically: readers see either the old or the new content.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let draft = "\(path).\(getpid()).draft"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw DriverError.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    let isWhole = send(bytes, to: file)
    close(file)
    guard isWhole, rename(draft, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(draft)
      throw DriverError.unwritable(path: path, reason: reason)
    }
  }

  /// Writes `bytes` to an open file, and returns whether all of them were written.
  @discardableResult package static func send(_ bytes: [UInt8], to file: CInt) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Creates a folder and the missing folders above it.
  package static func makeFolder(_ path: String) throws {
    guard access(path, F_OK) != 0 else { return }
    if let cut = path.lastIndex(of: "/"), cut != path.startIndex {
      try makeFolder(String(path[..<cut]))
    }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw DriverError.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
