// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that is started and waited for.
///
/// It stays in this program's process group, so that an interrupt from the keyboard ends both. It shares this
/// program's standard input and, unless its output is read, standard output.
struct ChildProgram {
  let path: String
  var arguments: [String]
  /// The working folder.
  var folder: String
  var variables: [String: String]
  /// Whether its output goes to standard error, so that only this program writes to standard output.
  var speaksAside = false
  /// The file to which standard output is copied, or `nil` for none.
  var log: String?

  /// Runs the program to its end and returns its exit status.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  func run() throws(BuildError) -> Int32 {
    if let log { return try run(loggedIn: log) }
    return try Self.status(of: start(speaksAside ? [1: 2] : [:]))
  }

  private func run(loggedIn log: String) throws(BuildError) -> Int32 {
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    guard let file = FileHandle(forWritingAtPath: log) else {
      throw BuildError("'\(log)' can't be written.")
    }
    defer { try? file.close() }
    let place = speaksAside ? FileHandle.standardError : FileHandle.standardOutput
    return try run(output: { bytes in
      try? file.write(contentsOf: Data(bytes))
      try? place.write(contentsOf: Data(bytes))
    })
  }

  /// Runs the program to its end and passes on each line of its output.
  ///
  /// - Parameters:
  ///   - line: called with each line.
  ///   - eachSecond: called about once per second while there is no output.
  /// - Throws: `BuildError` when it cannot be started.
  /// - Returns: its exit status.
  func run(
    line: @escaping (String) -> Void, eachSecond: () -> Void = {}
  ) throws(BuildError) -> Int32 {
    var waiting: [UInt8] = []
    let pipe = Pipe(places: [1, 2]) { bytes in
      waiting += bytes
      while let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: waiting[..<end], as: UTF8.self))
        waiting.removeSubrange(...end)
      }
    }
    let status = try run([pipe]) { _, isIdle in
      if isIdle { eachSecond() }
      return true
    }
    if !waiting.isEmpty { line(String(decoding: waiting, as: UTF8.self)) }
    return status
  }

  /// Runs the program to its end, passes on its standard output as it arrives, and returns its exit status.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  func run(output: @escaping (ArraySlice<UInt8>) -> Void) throws(BuildError) -> Int32 {
    try run([Pipe(places: [1], take: output)])
  }

  /// Runs the program to its end, passes on its standard output and standard error as they arrive, and
  /// returns its exit status.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  func run(
    output: @escaping (ArraySlice<UInt8>) -> Void, errors: @escaping (ArraySlice<UInt8>) -> Void
  ) throws(BuildError) -> Int32 {
    try run([Pipe(places: [1], take: output), Pipe(places: [2], take: errors)])
  }

  /// Runs the program until it ends, or for at most `limit` seconds, and passes on all of its output as it
  /// arrives.
  ///
  /// - Throws: `BuildError` when it cannot be started.
  /// - Returns: its exit status, or `nil` if it was ended after `limit` seconds.
  func run(
    atMost limit: Double, output: @escaping (ArraySlice<UInt8>) -> Void
  ) throws(BuildError) -> Int32? {
    var isOver = false
    let end = ContinuousClock.now + .seconds(limit)
    let status = try run([Pipe(places: [1, 2], take: output)]) { process, _ in
      guard ContinuousClock.now >= end else { return true }
      isOver = true
      kill(process, SIGKILL)
      // Programs that it started may keep its output open.
      return false
    }
    return isOver ? nil : status
  }

  /// A pipe that replaces some of the program's file descriptors.
  private struct Pipe {
    let places: [Int32]
    let take: (ArraySlice<UInt8>) -> Void
  }

  /// Runs the program to its end, or until `goesOn` returns `false`: that is called about once per second
  /// and after each output, with the process and whether there was no output.
  private func run(
    _ pipes: [Pipe], goesOn: (pid_t, Bool) -> Bool = { _, _ in true }
  ) throws(BuildError) -> Int32 {
    var readers: [pollfd] = []
    var (writers, places): ([Int32], [Int32: Int32]) = ([], [:])
    defer { for reader in readers where reader.fd >= 0 { close(reader.fd) } }
    for pipe in pipes {
      var ends: [Int32] = [0, 0]
      guard Self.openPipe?(&ends, O_CLOEXEC) == 0 else {
        writers.forEach { close($0) }
        throw BuildError("the output of '\(path)' can't be read.")
      }
      readers.append(pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0))
      writers.append(ends[1])
      for place in pipe.places { places[place] = ends[1] }
    }
    let process: pid_t
    do throws(BuildError) {
      process = try start(places)
    } catch {
      writers.forEach { close($0) }
      throw error
    }
    writers.forEach { close($0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while readers.contains(where: { $0.fd >= 0 }) {
      let count = poll(&readers, nfds_t(readers.count), 1000)
      guard goesOn(process, count == 0) else { break }
      guard count > 0 else { continue }
      for place in readers.indices where readers[place].fd >= 0 && readers[place].revents != 0 {
        let count = read(readers[place].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count > 0 {
          pipes[place].take(buffer[..<count])
        } else {
          close(readers[place].fd)
          readers[place].fd = -1
        }
      }
    }
    return Self.status(of: process)
  }

  /// The processes that a started program belongs to.
  enum Company: Int16 {
    /// This program's process group.
    case own = 0
    /// A process group of its own, whose number is that of the process.
    case group = 0x02
    /// A session of its own, without a terminal: `POSIX_SPAWN_SETSID`, which the headers hide from Swift.
    case session = 0x80
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - places: the replaced file descriptors, by number.
  ///   - company: the processes that it belongs to.
  /// - Throws: `BuildError` when it cannot be started.
  /// - Returns: the process identifier.
  func start(_ places: [Int32: Int32], in company: Company = .own) throws(BuildError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, company.rawValue)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard Self.addFolder?(&actions, folder) == 0 else {
      throw BuildError(
        "'\(path)' can't be started in '\(folder)': this system does not support it.")
    }
    for (place, file) in places.sorted(by: { $0.key < $1.key }) {
      posix_spawn_file_actions_adddup2(&actions, file, place)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var process = pid_t()
    var failure = posix_spawn(&process, path, &actions, &attributes, &words, &environment)
    // A newly written file may be open for a moment in a child that another thread spawned.
    for _ in 0..<100 where failure == ETXTBSY {
      usleep(10_000)
      failure = posix_spawn(&process, path, &actions, &attributes, &words, &environment)
    }
    guard failure == 0 else {
      let reason = String(cString: strerror(failure)).lowercased()
      throw BuildError("'\(path)' can't be started in '\(folder)': \(reason).")
    }
    return process
  }

  typealias OpenPipe = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32

  /// The C function `pipe2`, which the headers hide from Swift: it creates a pipe that is not inherited by
  /// programs that another thread starts.
  static var openPipe: OpenPipe? {
    dlsym(nil, "pipe2").map { unsafeBitCast($0, to: OpenPipe.self) }
  }

  private typealias AddFolder =
    @convention(c) (
      UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
    ) -> Int32

  /// The C function `posix_spawn_file_actions_addchdir_np`, which the headers hide from Swift.
  private static var addFolder: AddFolder? {
    dlsym(nil, "posix_spawn_file_actions_addchdir_np").map {
      unsafeBitCast($0, to: AddFolder.self)
    }
  }

  /// Returns the exit status of the process; 128 plus the signal's number if it was ended by a signal.
  static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return words(of: status)
  }

  /// Returns the exit status in a status of `waitpid`.
  static func words(of status: Int32) -> Int32 {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
