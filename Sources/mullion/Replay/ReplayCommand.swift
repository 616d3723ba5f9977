// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import GalleryScreens

/// `mullion replay`: steps through a recorded run.
@MainActor
struct ReplayCommand {
  let options: ReplayOptions

  init(_ options: ReplayOptions) {
    self.options = options
  }

  /// Lists the steps, shows one, writes the page, prints a test or does the actions again.
  ///
  /// - Throws: `CommandError` when a file can't be read or written, or a step or screen is missing.
  func run() throws(CommandError) -> CommandOutcome {
    let recording: Recording
    do {
      recording = try Recording(contentsOf: options.file)
    } catch {
      throw CommandError(error.description)
    }
    if let name = options.test {
      return CommandOutcome(
        recording.testSource(named: name, showing: "YourViewController()"))
    }
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
    guard recording.steps.indices.contains(index) else {
      throw CommandError(
        "\(options.file) has the steps 0 to \(recording.steps.count - 1), found --step \(index).")
    }
    return recording.steps[index]
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
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError("\(path) can't be written: \(error.localizedDescription)")
    }
    return CommandOutcome("")
  }

  /// Does the actions on a screen of the gallery, and names the first step that comes out otherwise.
  private func again(_ recording: Recording, on id: String) throws(CommandError) -> CommandOutcome {
    guard let screen = Gallery.screens.first(where: { $0.id == id }) else {
      throw CommandError("There is no screen '\(id)'; see mullion screens.")
    }
    let harness = CollectionViewHarness(screen.make(), on: recording.device.device)
    harness.startRecording()
    harness.replay(recording)
    let now = harness.stopRecording().steps
    for (index, (old, new)) in zip(recording.steps, now).enumerated()
    where old.frames != new.frames || old.events != new.events {
      return CommandOutcome(
        "step \(index) comes out otherwise:\nthen\n\(text(of: old))now\n\(text(of: new))",
        status: 1)
    }
    guard now.count == recording.steps.count else {
      return CommandOutcome(
        "\(recording.steps.count) steps then, \(now.count) now.\n", status: 1)
    }
    return CommandOutcome("\(now.count) steps, all as they were.\n")
  }
}
