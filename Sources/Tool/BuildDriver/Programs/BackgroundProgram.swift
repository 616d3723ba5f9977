// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A program that was started and is not waited for.
package struct BackgroundProgram: Sendable {
  /// The number of the descriptor by which the program finds its end of ``channel``.
  package static let channelNumber: Int32 = 3

  /// The process, which leads a process group of its own.
  package let process: pid_t
  /// The descriptor from which its standard output and standard error are read.
  package let output: Int32
  /// This program's end of a pair of connected sockets.
  package let channel: Int32

  /// Starts a program without standard input, with its outputs in a pipe and a channel to this program.
  ///
  /// - Parameters:
  ///   - path: the path of the program.
  ///   - arguments: the arguments after the program's name.
  ///   - folder: the working folder.
  ///   - variables: the environment variables.
  /// - Throws: `BuildError` when it cannot be started.
  package init(
    _ path: String, _ arguments: [String], in folder: String, variables: [String: String]
  ) throws(BuildError) {
    var pipe: [Int32] = [-1, -1]
    var pair: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let none = Foundation.open("/dev/null", O_RDWR | O_CLOEXEC)
    guard none >= 0, ChildProgram.openPipe?(&pipe, O_CLOEXEC) == 0,
      socketpair(AF_UNIX, kind, 0, &pair) == 0
    else {
      ([none] + pipe + pair).filter { $0 >= 0 }.forEach { close($0) }
      throw BuildError("'\(path)' can't be started: too many files are open.")
    }
    let child = ChildProgram(
      path: path, arguments: arguments, folder: folder, variables: variables)
    let places = [0: none, 1: pipe[1], 2: pipe[1], Self.channelNumber: pair[1]]
    defer { [none, pipe[1], pair[1]].forEach { close($0) } }
    do throws(BuildError) {
      process = try child.start(places, in: .group)
    } catch {
      [pipe[0], pair[0]].forEach { close($0) }
      throw error
    }
    (output, channel) = (pipe[0], pair[0])
  }

  /// Returns the exit status of the program if it has ended: 128 plus the number of the signal that ended it.
  package func status() -> Int32? {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG) == process ? ChildProgram.words(of: status) : nil
  }

  /// Ends the program with the programs that it started, and returns its exit status.
  @discardableResult
  package func end() -> Int32 {
    kill(-process, SIGKILL)
    return ChildProgram.status(of: process)
  }

  /// Starts a program in a session of its own, which outlives this one: without standard input, output, and
  /// any other descriptor of this program.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  package static func startServer(
    _ path: String, _ arguments: [String], in folder: String, variables: [String: String]
  ) throws(BuildError) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
      if let file = Int32(name), file > 2 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }
    let none = Foundation.open("/dev/null", O_RDWR | O_CLOEXEC)
    guard none >= 0 else { throw BuildError("'/dev/null' can't be opened.") }
    defer { close(none) }
    let child = ChildProgram(
      path: path, arguments: arguments, folder: folder, variables: variables)
    _ = try child.start([0: none, 1: none, 2: none], in: .session)
  }
}
