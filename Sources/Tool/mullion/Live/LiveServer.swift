// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver

/// The server of a live screen: it starts the application, passes requests to it, one after the other, and
/// records what leads to its end.
final class LiveServer {
  private static let connectionLimit = 16

  /// A request with the connection that it came from.
  private struct Work {
    let connection: LiveConnection
    let request: LiveRequest
  }

  private let folder: LiveFolder
  private let session: LiveSession
  private var process: LiveProcess?
  private var connections: [LiveConnection] = []
  private var waiting: [Work] = []
  /// The request that the application handles, or a restart until the application shows its screen.
  private var current: Work?
  /// The action that the application performs.
  private var action: String?
  private var isReady = false
  private var isOver = false
  private var actions: [String] = []
  private var sent = 0
  private var lastUse = ContinuousClock.now

  /// Creates the server of the screen in `folder`.
  ///
  /// - Throws: `CommandError` when there is no description of it.
  init(_ folder: LiveFolder) throws(CommandError) {
    guard let session = folder.session else {
      throw CommandError("'\(folder.path)' has no description of a screen.")
    }
    (self.folder, self.session) = (folder, session)
  }

  /// Serves the screen until it is closed, is idle for too long, or the application ends.
  ///
  /// - Throws: `CommandError` when the socket cannot be created.
  func run() throws(CommandError) {
    signal(SIGPIPE, SIG_IGN)
    let listener = try LiveSocket.listen(in: folder)
    defer { close(listener) }
    start()
    while !isOver { round(listener) }
    process?.stop()
  }

  private func start() {
    isReady = false
    action = nil
    do throws(CommandError) {
      process = try LiveProcess(session, in: folder)
    } catch {
      end(LiveEnd(cause: error.description))
    }
  }

  private func round(_ listener: Int32) {
    let channels = connections
    var files = [
      listener, process?.channel.file ?? -1, process?.output ?? -1,
    ].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    files += channels.map { pollfd(fd: $0.channel.file, events: Int16(POLLIN), revents: 0) }
    _ = poll(&files, nfds_t(files.count), process?.deadline == nil ? 1000 : 100)
    if files[2].revents != 0 { process?.readOutput() }
    if files[1].revents != 0 { process?.messages().forEach(take) }
    if files[0].revents != 0 { accept(at: listener) }
    for (file, connection) in zip(files.dropFirst(3), channels) where file.revents != 0 {
      for request in connection.requests() { take(request, from: connection) }
    }
    connections.removeAll { !$0.isOpen }
    process?.stopIfLate()
    if let end = process?.end() { self.end(end) }
    next()
    closeIfIdle()
  }

  private func accept(at listener: Int32) {
    guard let file = LiveSocket.accept(at: listener) else { return }
    let connection = LiveConnection(file)
    guard connections.count < Self.connectionLimit else {
      return connection.send(
        LiveReply(errors: "\(Self.connectionLimit) commands use the screen already.", status: 2))
    }
    connections.append(connection)
  }

  // MARK: Requests

  private func take(_ request: LiveRequest, from connection: LiveConnection) {
    switch request.command {
    case .status: connection.send(facts)
    case .close:
      isOver = true
      folder.remove()
      connection.send(LiveReply())
    default:
      lastUse = .now
      waiting.append(Work(connection: connection, request: request))
    }
  }

  private var facts: LiveReply {
    var reply = LiveReply()
    reply.facts = LiveFacts(
      process: getpid(), age: Date().timeIntervalSince1970 - session.opened, actions: actions,
      printed: process?.log.total ?? 0, sent: sent)
    return reply
  }

  /// Begins the next request if the application has nothing to do.
  private func next() {
    guard !isOver, isReady, current == nil, !waiting.isEmpty else { return }
    let work = waiting.removeFirst()
    current = work
    if work.request.command == .restart {
      process?.stop()
      actions = []
      start()
    } else {
      if work.request.command == .perform { action = work.request.words }
      process?.send(work.request, limit: session.limit)
    }
  }

  /// Handles a message of the application.
  private func take(_ message: LiveReply) {
    if let beginning = message.beginning {
      action = beginning
      process?.expectAnswer(within: session.limit)
      return
    }
    action = nil
    if let state = message.state {
      store { () throws(CommandError) in try folder.store(state: state) }
    }
    if !message.actions.isEmpty {
      actions += message.actions
      store { () throws(CommandError) in try folder.store(actions) }
    }
    guard isReady else { return begin(message) }
    answer(message)
  }

  /// Handles the first message of the application: it shows a screen, or the reason why there is none.
  private func begin(_ message: LiveReply) {
    guard message.status == 0 else { return end(LiveEnd(cause: message.errors)) }
    isReady = true
    if current?.request.command == .restart { answer(message) }
  }

  private func answer(_ message: LiveReply) {
    var reply = message
    reply.state = nil
    process?.readOutput()
    let words = process?.newWords() ?? ""
    if !words.isEmpty { reply.errors = reply.errors.isEmpty ? words : "\(reply.errors)\n\(words)" }
    sent += reply.output.utf8.count + reply.errors.utf8.count
    current?.connection.send(reply)
    current = nil
    lastUse = .now
  }

  // MARK: End

  /// Records the end of the application, and answers all requests with it.
  private func end(_ cause: LiveEnd) {
    guard !isOver else { return }
    var end = cause
    end.action = action
    end.count = actions.count
    store { () throws(CommandError) in try folder.store(end) }
    let reply = LiveReply(errors: end.message(of: session), status: CommandError.programFailed)
    for work in [current].compactMap(\.self) + waiting { work.connection.send(reply) }
    // Requests that arrive now find the end in the folder.
    for connection in connections { connection.send(reply) }
    isOver = true
  }

  private func closeIfIdle() {
    guard !isOver, current == nil, isReady,
      ContinuousClock.now - lastUse > .seconds(session.idleLimit)
    else { return }
    end(LiveEnd(cause: "it was closed after \(Int(session.idleLimit / 60)) min without a command"))
  }

  /// Stores something for later processes; a full disk does not end the screen.
  private func store(_ body: () throws(CommandError) -> Void) {
    do throws(CommandError) { try body() } catch {
      FileHandle.standardError.write(Data("mullion: \(error.description)\n".utf8))
    }
  }
}
