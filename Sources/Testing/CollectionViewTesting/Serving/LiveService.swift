// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The service of a live screen in the process of its application.
///
/// It reads requests from the channel that the process was started with, one after the other, and runs the
/// main run loop between them. The process ends with the other end of the channel.
@MainActor
package final class LiveService {
  /// The descriptor of the channel in this process.
  package nonisolated static let channelNumber: Int32 = 3

  private var channel = LineChannel(channelNumber)
  private let screen: LiveScreen
  private var state: Data?
  /// The actions on the harness.
  private var actions: [HarnessAction] = []

  /// Creates the service of a screen.
  package init(_ screen: LiveScreen) {
    self.screen = screen
    screen.harness.actionListener = { [unowned self] action in
      // A screen that loads is waited for in rounds.
      if case .runUntilIdle = action, actions.last == action { return }
      actions.append(action)
    }
  }

  /// Prepares the process before its application is launched: programs that it starts do not inherit the
  /// channel, and the process ends when the other end of the channel is closed, whatever it does.
  package static func prepare() {
    _ = fcntl(channelNumber, F_SETFD, FD_CLOEXEC)
    signal(SIGPIPE, SIG_IGN)
    // Each line is passed on when it is printed, so that none is missing when the program stops.
    if let output = dlsym(nil, "stdout") {
      setvbuf(output.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
    }
    Thread.detachNewThread {
      var closed = pollfd(fd: channelNumber, events: 0, revents: 0)
      while poll(&closed, 1, -1) <= 0 {}
      _exit(0)
    }
  }

  /// Handles requests until the channel is closed.
  ///
  /// - Returns: the exit status of the program.
  package func run() -> Int32 {
    var isReady = false
    Task { @MainActor in
      await screen.settle()
      isReady = true
    }
    while !isReady { Self.runLoop(for: 0.05) }
    guard channel.send(LiveReply()) else { return 1 }
    while let line = nextLine() {
      var reply: LiveReply?
      Task { @MainActor in reply = await answer(line) }
      while reply == nil { Self.runLoop(for: 0.05) }
      guard let reply, channel.send(reply) else { return 1 }
    }
    return 0
  }

  /// Reports that there is no screen to serve, with the reason.
  package static func report(_ reason: String) {
    _ = LineChannel(channelNumber).send(LiveReply(errors: reason, status: 3))
  }

  private static func runLoop(for seconds: TimeInterval) {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }

  /// Waits for the next request; the application's own work goes on meanwhile, less often the longer there is
  /// no request.
  private func nextLine() -> Data? {
    var pause: Int32 = 5
    while true {
      if let line = channel.next() { return line }
      guard !channel.isTooLong else { return nil }
      var arrival = pollfd(fd: channel.file, events: Int16(POLLIN), revents: 0)
      if poll(&arrival, 1, pause) > 0 {
        guard channel.fill() else { return nil }
      } else {
        Self.runLoop(for: 0)
        pause = min(pause * 2, 160)
      }
    }
  }

  private func answer(_ line: Data) async -> LiveReply {
    guard let request = try? JSONDecoder().decode(LiveRequest.self, from: line) else {
      return LiveReply(errors: "the request is not one that a live screen takes.", status: 2)
    }
    let count = screen.actions.count
    var reply: LiveReply
    do throws(PictureFailure) {
      reply = try await perform(request)
    } catch {
      reply = LiveReply(errors: error.description, status: request.command == .perform ? 1 : 2)
    }
    reply.actions = Array(screen.actions.dropFirst(count))
    let newState = screen.exportReferences()
    if newState != state {
      state = newState
      reply.state = String(decoding: newState, as: UTF8.self)
    }
    return reply
  }

  private func perform(_ request: LiveRequest) async throws(PictureFailure) -> LiveReply {
    switch request.command {
    case .look:
      guard let options = request.look else { return LiveReply(screen.lookDifference()) }
      return LiveReply(try screen.look(options))
    case .perform: return LiveReply(try await screen.perform(request.words ?? ""))
    case .why: return LiveReply(try screen.why(request.words))
    case .lint:
      let isBad = screen.harness.lintFindings.contains { $0.finding.severity > .advice }
      return LiveReply(screen.lint(), status: isBad ? 1 : 0)
    case .restore:
      try screen.importReferences(Data((request.words ?? "").utf8))
      return LiveReply()
    case .record:
      let harness = screen.harness
      let recording = Recording(
        device: RecordedDevice(harness.device), screen: harness.screenName
      ).keeping(actions)
      do {
        try recording.write(to: request.words ?? "")
        return LiveReply()
      } catch {
        throw PictureFailure("the recording can't be written: \(error)")
      }
    case .status, .restart, .close:
      throw PictureFailure("the server of the screen handles '\(request.command.rawValue)' itself.")
    }
  }
}
