// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver
import MullionGalleryScreens

/// The command `mullion open`, which opens a live screen and prints it.
@MainActor
struct OpenCommand {
  private let options: OpenOptions
  /// The working folder of the command that was called first.
  private let folder: String

  init(
    _ options: OpenOptions, in folder: String = FileManager.default.currentDirectoryPath
  ) {
    (self.options, self.folder) = (options, folder)
  }

  /// Builds the application, starts the server of its screen, and prints the screen.
  ///
  /// - Throws: `CommandError` when it cannot be built, started, or shows nothing.
  func run() throws(CommandError) -> CommandOutcome {
    let program = try program()
    let place = LivePlace()
    let earlier = place.all.first {
      $0.session.words == options.words && $0.session.folder == folder
    }
    let replay = options.replays ? try Self.replay(of: earlier) : nil
    if replay != nil, let earlier, LiveSocket.isServed(earlier.folder) {
      try LiveCommand.close(earlier.folder, earlier.session)
    }
    let liveFolder = try place.makeFolder(named: name)
    let session = LiveSession(
      name: liveFolder.name, words: options.words, folder: folder, project: project,
      device: "\(options.device)", opened: Date().timeIntervalSince1970,
      idleLimit: options.idle * 60, limit: options.timeout, program: program)
    var client = try start(session, in: liveFolder)
    defer { client.disconnect() }
    var words = ""
    if let replay { words = try LiveReplay(replay.actions, replay.state).run(on: &client) }
    var look = LookOptions()
    look.isInteractive = true
    var outcome = try client.outcome(of: LiveRequest(.look, look: look))
    outcome.errors += words
    if outcome.status == 0 { outcome.output += Self.ending(session.name, after: outcome.output) }
    return outcome
  }

  /// Returns the line after the look of an opened screen, with commands for the first element in it.
  private static func ending(_ name: String, after look: String) -> String {
    let element = look.firstMatch(of: /@e\d+/).map { String($0.output) }
    let examples = element.map { "mullion do \"tap \($0)\", mullion why \($0), " } ?? ""
    return "'\(name)' is open: mullion look, \(examples)mullion live --close\n"
  }

  private static func replay(
    of earlier: (folder: LiveFolder, session: LiveSession)?
  ) throws(CommandError) -> (actions: [String], state: String?) {
    guard let earlier else {
      throw CommandError(
        "--replay performs the actions of the last time, and this screen was not open before with the"
          + " same options in this folder.")
    }
    return (earlier.folder.actions, earlier.folder.state)
  }

  // MARK: Programs

  private var project: String? {
    application.subject.map { subject in
      BuildEnvironment(variables: [:], folder: folder) { _ in }.absolute(subject)
    }
  }

  private var application: BuildRequest { options.application }

  /// The name of the screen: that of the gallery's screen, the target or the project.
  private var name: String {
    guard let project else { return options.screen }
    let path = project as NSString
    let name = application.target ?? (path.lastPathComponent as NSString).deletingPathExtension
    let plain = name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return plain.isEmpty ? "screen" : String(plain.prefix(40))
  }

  /// Builds the application, or returns this tool for a screen of the gallery.
  ///
  /// - Throws: `CommandError` when there is no such screen, or the application cannot be built.
  func program() throws(CommandError) -> LiveSession.Program {
    guard application.subject != nil else {
      _ = try ScreenChoice.screen(named: options.screen)
      return LiveSession.Program(
        path: Self.tool, arguments: ["live", "--show", options.screen], folder: folder)
    }
    var environment = BuildEnvironment.current
    environment.folder = folder
    do throws(BuildError) {
      return LiveSession.Program(
        path: try PlatformBuild(environment).application(application).path, arguments: [],
        folder: folder)
    } catch {
      throw CommandError(error.description)
    }
  }

  /// The path of this program.
  private static var tool: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  // MARK: Server

  private func start(
    _ session: LiveSession, in liveFolder: LiveFolder
  ) throws(CommandError) -> LiveClient {
    let job = RenderJob(
      .live(RecordedDevice(options.device)), PictureOrder(), into: liveFolder.path)
    do throws(CommandError) {
      try liveFolder.store(session)
      try liveFolder.store(job)
    } catch {
      liveFolder.remove()
      throw error
    }
    do throws(BuildError) {
      try BackgroundProgram.startServer(
        Self.tool, ["live", "--serve", liveFolder.path], in: "/", variables: Self.ownVariables)
    } catch {
      liveFolder.remove()
      throw CommandError(error.description)
    }
    let end = ContinuousClock.now + .seconds(10)
    while !LiveSocket.isServed(liveFolder) {
      guard ContinuousClock.now < end, liveFolder.end == nil else {
        if liveFolder.end != nil { break }
        liveFolder.remove()
        throw CommandError(
          "the server of the screen did not start within 10 s.", status: CommandError.programFailed)
      }
      usleep(2000)
    }
    return try LiveClient(liveFolder, session)
  }

  /// The environment variables that this program was started with, before it changed them.
  private static var ownVariables: [String: String] {
    guard let data = FileManager.default.contents(atPath: "/proc/self/environ"), !data.isEmpty
    else { return ProcessInfo.processInfo.environment }
    var variables: [String: String] = [:]
    for entry in data.split(separator: 0) {
      let words = String(decoding: entry, as: UTF8.self).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if words.count == 2 { variables[String(words[0])] = String(words[1]) }
    }
    return variables
  }
}
