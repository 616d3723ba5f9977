// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A step of a recorded run, as the subject of a command instead of a file or a screen.
package struct RecordedMoment: Equatable, Sendable {
  /// The path of the recording, or `nil` for none.
  package private(set) var file: String?
  /// The step, or `nil` for the last one.
  package private(set) var step: Int?

  /// Parses the option `word` and returns `true` if it is an option of recordings; else returns `false`.
  ///
  /// - Throws: `CommandError` with what was expected.
  mutating func takes(_ word: String, _ arguments: inout Arguments) throws(CommandError) -> Bool {
    switch word {
    case "--recording": file = try arguments.value(of: word, "the file of a recording")
    case "--step": step = try Self.number(arguments.value(of: word, "the number of a step"))
    default: return false
    }
    return true
  }

  /// Rejects a step without a recording, a `subject` together with a recording, and `options` that the
  /// recording specifies itself.
  ///
  /// - Throws: `CommandError` with the reason.
  func require(
    alone subject: String, without options: [String], of given: ParsedOptions
  ) throws(CommandError) {
    guard let file else {
      if step != nil {
        throw CommandError("--step names a step of a recording: add --recording FILE.")
      }
      return
    }
    guard subject.isEmpty else {
      throw CommandError("--recording is used instead of '\(subject)': name one of the two.")
    }
    try given.refuse(options, file, "is a recording, which specifies it itself")
  }

  /// Returns the number of a step.
  ///
  /// - Throws: `CommandError` when `text` is not a valid number.
  static func number(_ text: String) throws(CommandError) -> Int {
    guard let step = Int(text), step >= 0 else {
      throw CommandError("--step expects a number from 0, found '\(text)'.")
    }
    return step
  }
}

extension RecordedMoment {
  /// Returns the name of the step in messages.
  func name(_ file: String) -> String {
    step.map { "step \($0) of \(file)" } ?? "the last step of \(file)"
  }

  /// Returns the step of the recording in the file at `path`.
  ///
  /// - Throws: `CommandError` when the file cannot be read or has no such step.
  func found(in path: String) throws(CommandError) -> RecordedStep {
    try Self.step(step, of: Self.recording(path), in: path)
  }

  /// Returns the layouts of the step, or those of the collection views called `names`.
  ///
  /// - Throws: `CommandError` when there is none.
  func layouts(in path: String, named names: [String]) throws(CommandError) -> [RecordedLayout] {
    let layouts = try found(in: path).layouts
    guard !layouts.isEmpty else {
      throw CommandError(
        "\(name(path)) contains no compositional layout: either the screen has none, or the file was "
          + "written before recordings contained layouts; then record the run again.")
    }
    for name in names where !layouts.contains(where: { $0.name == name }) {
      throw CommandError(
        "\(self.name(path)) has no collection view '\(name)', which --id names; it has "
          + "\(layouts.map { "'\($0.name)'" }.joined(separator: ", ")).")
    }
    return names.isEmpty ? layouts : layouts.filter { names.contains($0.name) }
  }

  /// Returns the recording in the file at `path`.
  ///
  /// - Throws: `CommandError` when it cannot be read.
  static func recording(_ path: String) throws(CommandError) -> Recording {
    try NamedFile(path: path).requireReadable("a recording that a harness wrote")
    do {
      return try Recording(contentsOf: path)
    } catch {
      throw CommandError(error.description)
    }
  }

  /// Returns the step of `recording` at `index`, or the last one if it is `nil`.
  ///
  /// - Throws: `CommandError` when there is no such step.
  static func step(
    _ index: Int?, of recording: Recording, in path: String
  ) throws(CommandError) -> RecordedStep {
    guard let last = recording.steps.last else {
      throw CommandError("\(path) has no steps\(index.map { ", found --step \($0)" } ?? "").")
    }
    guard let index else { return last }
    guard recording.steps.indices.contains(index) else {
      throw CommandError(
        "\(path) has the steps 0 to \(recording.steps.count - 1), found --step \(index).")
    }
    return recording.steps[index]
  }
}
