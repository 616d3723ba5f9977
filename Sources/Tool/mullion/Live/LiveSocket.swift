// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// The socket of a live screen, to which only this user can connect.
///
/// Its address is a path through the descriptor of its folder, which is short for any folder.
enum LiveSocket {
  /// Returns a socket that takes connections in `folder`.
  ///
  /// - Throws: `CommandError` when it cannot be created.
  static func listen(in folder: LiveFolder) throws(CommandError) -> Int32 {
    try requirePrivate(folder.path)
    let path = "\(folder.path)/\(LiveFolder.socketName)"
    // Whoever finds the socket can connect to it.
    let beginning = "\(LiveFolder.socketName).new"
    unlink("\(folder.path)/\(beginning)")
    let mask = umask(0o177)
    defer { umask(mask) }
    return try opened(folder, beginning) { file, address, length in
      bind(file, address, length) == 0 && Foundation.listen(file, 16) == 0
        && rename("\(folder.path)/\(beginning)", path) == 0
    }
  }

  /// Returns a channel to the server of the screen in `folder`.
  ///
  /// - Throws: `CommandError` when there is none.
  static func connect(to folder: LiveFolder) throws(CommandError) -> LineChannel {
    try requirePrivate(folder.path)
    return LineChannel(
      try opened(folder) { file, address, length in
        Foundation.connect(file, address, length) == 0
      })
  }

  /// Returns whether a server takes connections in `folder`.
  static func isServed(_ folder: LiveFolder) -> Bool {
    do throws(CommandError) {
      close(try connect(to: folder).file)
      return true
    } catch {
      return false
    }
  }

  /// Returns a connection that waits at the socket `file`, or `nil` if there is none, or it is of another user.
  static func accept(at file: Int32) -> Int32? {
    let connection = Foundation.accept(file, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    // The process, the user and the group.
    var other = [Int32](repeating: -1, count: 3)
    var length = socklen_t(other.count * 4)
    guard getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &other, &length) == 0,
      uid_t(bitPattern: other[1]) == getuid()
    else {
      close(connection)
      return nil
    }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    return connection
  }

  /// Rejects a folder that another user owns or may read.
  ///
  /// - Throws: `CommandError` with the remedy.
  static func requirePrivate(_ path: String) throws(CommandError) {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else {
      throw CommandError("'\(path)' is not a folder.", status: CommandError.notOpen)
    }
    guard facts.st_uid == getuid(), facts.st_mode & 0o077 == 0 else {
      throw CommandError(
        "'\(path)' is not private: other users may use the screens in it. Delete it, or name another"
          + " cache in MULLION_CACHE.")
    }
  }

  private static func opened(
    _ folder: LiveFolder, _ name: String = LiveFolder.socketName,
    _ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) throws(CommandError) -> Int32 {
    let place = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if place >= 0 { close(place) } }
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let file = place < 0 ? -1 : socket(AF_UNIX, kind, 0)
    if file >= 0 {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let path = "/proc/self/fd/\(place)/\(name)"
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let length = socklen_t(MemoryLayout<sockaddr_un>.size)
      let isOpen = withUnsafePointer(to: address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(file, $0, length) }
      }
      if isOpen { return file }
    }
    let reason = String(cString: strerror(errno)).lowercased()
    if file >= 0 { close(file) }
    throw CommandError(
      "the socket in '\(folder.path)' can't be opened: \(reason).", status: CommandError.notOpen)
  }
}
