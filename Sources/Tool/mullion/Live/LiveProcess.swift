// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver

/// The process of the application that a live screen shows.
final class LiveProcess {
  /// The maximum time in which the runtime writes a stack, in seconds.
  private static let stackLimit = 10.0

  private let program: BackgroundProgram
  private(set) var channel: LineChannel
  private let folder: LiveFolder
  /// The output of the application.
  private(set) var log: LiveLog
  /// The time at which the process is stopped if it has not answered, or `nil` while it has nothing to do.
  private(set) var deadline: ContinuousClock.Instant?
  /// Whether the process was stopped because it did not answer.
  private(set) var isLate = false

  /// The descriptor from which the output is read.
  var output: Int32 { program.output }

  /// Starts the program of `session`.
  ///
  /// - Throws: `CommandError` when it cannot be started.
  init(_ session: LiveSession, in folder: LiveFolder) throws(CommandError) {
    self.folder = folder
    unlink(folder.stack)
    var variables = BuildEnvironment.current.variables
    variables["MULLION_RENDER_JOB"] = folder.job
    let stack = LiveStack.variable(folder.stack)
    variables[stack.name] = stack.value
    do throws(BuildError) {
      program = try BackgroundProgram(
        session.program.path, session.program.arguments, in: session.program.folder,
        variables: variables)
    } catch {
      throw CommandError(error.description)
    }
    channel = LineChannel(program.channel)
    log = LiveLog(folder.log, limit: session.limit)
    _ = fcntl(program.output, F_SETFL, O_NONBLOCK)
    expectAnswer(within: session.limit)
  }

  deinit {
    close(program.output)
    close(program.channel)
  }

  /// Stops the process unless it answers within `limit` seconds.
  func expectAnswer(within limit: Double) { deadline = .now + .seconds(limit) }

  /// Sends a request, which is to be answered within `limit` seconds.
  func send(_ request: LiveRequest, limit: Double) {
    expectAnswer(within: limit)
    // A process that has ended takes nothing; its end is handled where it is noticed.
    _ = channel.send(request)
  }

  /// Reads messages, and returns those that are whole.
  func messages() -> [LiveReply] {
    _ = channel.fill()
    var messages: [LiveReply] = []
    while let line = channel.next() {
      guard let message = try? JSONDecoder().decode(LiveReply.self, from: line) else { continue }
      messages.append(message)
      if message.beginning == nil { deadline = nil }
    }
    return messages
  }

  /// Reads output that has arrived, at most 256 KB.
  func readOutput() {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<4 {
      let count = read(program.output, &room, room.count)
      guard count > 0 else { return }
      log.take(room[..<count])
    }
  }

  /// Returns the lines printed since the last call, in words.
  func newWords() -> String { log.newWords() }

  /// Stops a process that is late: first so that the runtime writes its stack, then in any case.
  func stopIfLate() {
    guard let end = deadline, ContinuousClock.now >= end else { return }
    if isLate {
      kill(-program.process, SIGKILL)
    } else {
      kill(program.process, SIGABRT)
    }
    isLate = true
    expectAnswer(within: Self.stackLimit)
  }

  /// Returns the cause and the stack of the process's end, or `nil` while it runs.
  func end() -> LiveEnd? {
    guard let status = program.status() else { return nil }
    kill(-program.process, SIGKILL)
    readOutput()
    log.end.status = isLate ? nil : status
    log.finish()
    return LiveEnd(cause: log.end.cause, stack: LiveStack.functions(in: folder.stack))
  }

  /// Ends the process with the programs that it started.
  func stop() {
    program.end()
    log.finish()
  }
}
