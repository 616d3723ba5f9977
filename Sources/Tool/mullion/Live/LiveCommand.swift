// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionBuildDriver
import MullionGalleryScreens

/// The command `mullion live`, which lists, closes and serves live screens.
@MainActor
struct LiveCommand {
  private let options: LiveOptions

  init(_ options: LiveOptions) { self.options = options }

  /// Performs the requested action.
  ///
  /// - Throws: `CommandError` when there is no such screen.
  func run() throws(CommandError) -> CommandOutcome {
    switch options.action {
    case .list: return list()
    case .close:
      let found = try options.choice.found()
      try Self.close(found.folder, found.session)
      return CommandOutcome("'\(found.session.name)' is closed\n")
    case .closeAll:
      let all = LivePlace().all
      for found in all { try Self.close(found.folder, found.session) }
      return CommandOutcome("\(all.count) closed\n")
    case .serve(let path):
      try LiveServer(LiveFolder(path: path)).run()
      return CommandOutcome("")
    case .show(let name): return CommandOutcome("", status: try show(name))
    case .reload: return try ReloadCommand(options.choice).run()
    }
  }

  /// Closes a screen, also one that has ended.
  ///
  /// - Throws: `CommandError` when its folder is not private.
  static func close(_ folder: LiveFolder, _ session: LiveSession) throws(CommandError) {
    if LiveSocket.isServed(folder) {
      var client = try LiveClient(folder, session)
      defer { client.disconnect() }
      _ = try client.reply(to: LiveRequest(.close))
    } else {
      folder.remove()
    }
  }

  private func list() -> CommandOutcome {
    var lines = ""
    for (folder, session) in LivePlace().all {
      let origin = session.project ?? "gallery"
      let lost = session.hasLostProject ? " (no longer there)" : ""
      lines += "\(session.name)  \(origin)\(lost)  \(session.device)  \(facts(folder, session))\n"
    }
    let none = "no live screen is open; open one with mullion open SCREEN or mullion open FOLDER/\n"
    return CommandOutcome(SafeText.escaped(lines.isEmpty ? none : lines))
  }

  private func facts(_ folder: LiveFolder, _ session: LiveSession) -> String {
    do throws(CommandError) {
      var client = try LiveClient(folder, session)
      defer { client.disconnect() }
      guard let facts = try client.reply(to: LiveRequest(.status)).facts else { return "no facts" }
      return
        "\(Self.age(facts.age))  \(facts.actions.count) actions  \(facts.sent) bytes sent  "
        + "\(facts.printed) bytes printed  process \(facts.process)"
    } catch {
      return "ended: \(folder.end?.cause ?? "its process is gone")"
    }
  }

  private static func age(_ seconds: Double) -> String {
    seconds < 90 ? "\(Int(seconds)) s" : "\(Int(seconds / 60)) min"
  }

  /// Shows a screen of the gallery until the server ends.
  private func show(_ name: String) throws(CommandError) -> Int32 {
    LiveService.prepare()
    let path = ProcessInfo.processInfo.environment["MULLION_RENDER_JOB"] ?? ""
    guard let data = FileManager.default.contents(atPath: path),
      let job = try? JSONDecoder().decode(RenderJob.self, from: data),
      case .live(let device) = job.subject
    else { throw CommandError("live --show is called by mullion open.") }
    let screen = try ScreenChoice.screen(named: name)
    let harness = CollectionViewHarness(screen.make(), on: device.device)
    return LiveService(LiveScreen(harness) { Gallery.isLoading }).run()
  }
}
