// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that is started and waited for.
///
/// It stays in this program's process group, so that an interrupt from the keyboard ends both, and
/// reads and writes where this program does.
struct ChildProgram {
  let path: String
  var arguments: [String]
  /// The folder it works in.
  var folder: String
  var variables: [String: String]
  /// Whether its words go to standard error, so that standard output is this program's alone.
  var speaksAside = false
  /// The file into which what it writes to standard output goes as well; nil: into none.
  var log: String?

  /// Runs it to its end.
  ///
  /// - Throws: `BuildError` when it can't be started.
  func run() throws(BuildError) -> Int32 {
    if let log { return try run(loggedIn: log) }
    return try Self.status(of: start(output: nil))
  }

  private func run(loggedIn log: String) throws(BuildError) -> Int32 {
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    guard let file = FileHandle(forWritingAtPath: log) else {
      throw BuildError("'\(log)' can't be written.")
    }
    defer { try? file.close() }
    let place = speaksAside ? FileHandle.standardError : FileHandle.standardOutput
    return try run { bytes in
      try? file.write(contentsOf: Data(bytes))
      try? place.write(contentsOf: Data(bytes))
    }
  }

  /// Runs it to its end and hands on each line that it writes.
  ///
  /// - Throws: `BuildError` when it can't be started.
  func run(line: (String) -> Void) throws(BuildError) -> Int32 {
    var waiting: [UInt8] = []
    let status = try run(takesErrors: true) { bytes in
      waiting += bytes
      while let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: waiting[..<end], as: UTF8.self))
        waiting.removeSubrange(...end)
      }
    }
    if !waiting.isEmpty { line(String(decoding: waiting, as: UTF8.self)) }
    return status
  }

  /// Runs it to its end and hands on what it writes to standard output, as it comes.
  ///
  /// - Throws: `BuildError` when it can't be started.
  func run(output: (ArraySlice<UInt8>) -> Void) throws(BuildError) -> Int32 {
    try run(takesErrors: false, output)
  }

  private func run(
    takesErrors: Bool, _ take: (ArraySlice<UInt8>) -> Void
  ) throws(BuildError) -> Int32 {
    var ends: [Int32] = [0, 0]
    guard Self.openPipe?(&ends, O_CLOEXEC) == 0 else {
      throw BuildError("'\(path)' can't be listened to.")
    }
    let process: pid_t
    do throws(BuildError) {
      process = try start(output: ends[1], takesErrors: takesErrors)
    } catch {
      close(ends[0])
      close(ends[1])
      throw error
    }
    close(ends[1])
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      take(buffer[..<count])
    }
    close(ends[0])
    return Self.status(of: process)
  }

  private func start(output: Int32?, takesErrors: Bool = true) throws(BuildError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard Self.addFolder?(&actions, folder) == 0 else {
      throw BuildError("'\(path)' can't be started in '\(folder)': this system can't do that.")
    }
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      if takesErrors { posix_spawn_file_actions_adddup2(&actions, output, 2) }
    } else if speaksAside {
      posix_spawn_file_actions_adddup2(&actions, 2, 1)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var process = pid_t()
    var failure = posix_spawn(&process, path, &actions, nil, &words, &environment)
    // A file that was just written may be open for a moment in another thread's child.
    for _ in 0..<100 where failure == ETXTBSY {
      usleep(10_000)
      failure = posix_spawn(&process, path, &actions, nil, &words, &environment)
    }
    guard failure == 0 else {
      let reason = String(cString: strerror(failure)).lowercased()
      throw BuildError("'\(path)' can't be started in '\(folder)': \(reason).")
    }
    return process
  }

  private typealias OpenPipe = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32

  /// The C library's function, which its headers hide from Swift: it makes a pipe that no program which
  /// another thread starts meanwhile keeps open.
  private static var openPipe: OpenPipe? {
    dlsym(nil, "pipe2").map { unsafeBitCast($0, to: OpenPipe.self) }
  }

  private typealias AddFolder =
    @convention(c) (
      UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
    ) -> Int32

  /// The C library's function, which its headers hide from Swift.
  private static var addFolder: AddFolder? {
    dlsym(nil, "posix_spawn_file_actions_addchdir_np").map {
      unsafeBitCast($0, to: AddFolder.self)
    }
  }

  /// What the process ends with; 128 and the signal's number when one ends it.
  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
