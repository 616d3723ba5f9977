// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionGalleryScreens

/// The command `mullion replay`, which steps through a recorded run.
@MainActor
struct ReplayCommand {
  let options: ReplayOptions

  init(_ options: ReplayOptions) {
    self.options = options
  }

  /// Lists the steps, shows one, writes the page, prints a test or repeats the actions.
  ///
  /// - Throws: `CommandError` when a file cannot be read or written, or a step or screen is missing.
  func run() throws(CommandError) -> CommandOutcome {
    let recording = try RecordedMoment.recording(options.file)
    if let command = options.shrink { return try shrink(recording, while: command) }
    if options.test != nil { return try writeTest(recording) }
    if let screen = options.screen { return try again(recording, on: screen) }
    if let path = options.output { return try write(recording, to: path) }
    if let step = options.step { return CommandOutcome(text(of: try found(step, in: recording))) }
    return CommandOutcome(
      recording.steps.enumerated().map { index, step in
        line(index, step)
      }.joined())
  }

  private func line(_ index: Int, _ step: RecordedStep) -> String {
    let time = String(format: "%.2f s", step.time)
    return "\(index)  \(time)  \(step.summary)\n"
  }

  private func text(of step: RecordedStep) -> String {
    "\(step.summary)\n" + step.events.map { "  \($0)\n" }.joined() + step.frames
  }

  private func found(_ index: Int, in recording: Recording) throws(CommandError) -> RecordedStep {
    try RecordedMoment.step(index, of: recording, in: options.file)
  }

  private func write(_ recording: Recording, to path: String) throws(CommandError) -> CommandOutcome
  {
    let text =
      if path.hasSuffix(".html") {
        ReplayPage(recording: recording, name: options.file).html
      } else if path.hasSuffix(".svg") {
        try found(options.step ?? 0, in: recording).svg
      } else {
        text(of: try found(options.step ?? 0, in: recording))
      }
    try save(Data(text.utf8), to: path)
    return CommandOutcome("")
  }

  private func save(_ data: Data, to path: String) throws(CommandError) {
    try NamedFile(path: path).write(data)
  }

  // MARK: Tests

  /// Prints or writes a test that performs the same actions.
  private func writeTest(_ recording: Recording) throws(CommandError) -> CommandOutcome {
    let source = recording.testSource(
      named: options.test ?? "", showing: options.showing, importing: options.module)
    guard let path = options.output else { return CommandOutcome(source) }
    try save(Data(source.utf8), to: path)
    return CommandOutcome("\(recording.actions.count) actions, written to \(path).\n")
  }

  /// Searches for the fewest actions with which `command` still fails, and writes them as a recording or a
  /// test.
  private func shrink(
    _ recording: Recording, while command: String
  ) throws(CommandError) -> CommandOutcome {
    var shrinker = RunShrinker(command: command)
    let fewest = try shrinker.fewest(of: recording)
    let words =
      fewest.actions.map { "\($0)\n" }.joined()
      + "\(fewest.actions.count) of \(recording.actions.count) actions still fail, found in "
      + "\(shrinker.runs) runs.\n"
    if options.test != nil {
      let test = try writeTest(fewest)
      return CommandOutcome(test.output, errors: words)
    }
    let path = options.output ?? Self.shortened(options.file)
    do {
      try fewest.write(to: path)
    } catch {
      throw NamedFile(path: path).unwritten(error)
    }
    return CommandOutcome(words + "Written to \(path).\n")
  }

  /// Returns the path of a shrunk recording: `feed.recording.shrunk.json` for `feed.recording.json`.
  private static func shortened(_ path: String) -> String {
    (path as NSString).deletingPathExtension + ".shrunk.json"
  }

  /// Repeats the actions on a screen of the gallery, and reports the first step with another result.
  private func again(_ recording: Recording, on id: String) throws(CommandError) -> CommandOutcome {
    let screen = try ScreenChoice.screen(named: id)
    if recording.device.usesFonts { try Fonts.install() }
    let harness = CollectionViewHarness(screen.make(), on: recording.device.device)
    harness.startRecording()
    if let old = recording.screen, let new = harness.stopRecording().screen, old != new {
      return CommandOutcome(
        "\(options.file) was recorded of another screen: \(old), and '\(id)' is \(new).\n",
        status: 1)
    }
    harness.startRecording()
    harness.replay(recording)
    let now = harness.stopRecording().steps
    for (index, (old, new)) in zip(recording.steps, now).enumerated()
    where old.frames != new.frames || old.events != new.events {
      return CommandOutcome(
        "step \(index) differs:\nthen\n\(text(of: old))now\n\(text(of: new))",
        status: 1)
    }
    guard now.count == recording.steps.count else {
      return CommandOutcome(
        "\(recording.steps.count) steps then, \(now.count) now.\n", status: 1)
    }
    return CommandOutcome("\(now.count) steps, all equal.\n")
  }
}
