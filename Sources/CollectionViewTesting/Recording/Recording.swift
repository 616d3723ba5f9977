// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A run of a harness, step by step: what was done, what came of it, what was seen.
///
/// ```swift
/// harness.startRecording()
/// harness.fling(velocity: CGVector(dx: 0, dy: -2000))
/// harness.runUntilIdle()
/// try harness.stopRecording().write(to: "feed.recording.json")
/// ```
///
/// `mullion replay feed.recording.json` steps through it, and `--shrink` finds the fewest actions
/// that still fail.
public struct Recording: Hashable, Sendable, Codable {
  /// The version of the format.
  public static let version = 1

  /// The version of the format that the file has.
  public var version = Recording.version
  /// What the run was shown on.
  public var device: RecordedDevice
  /// The screen before the first step, and the steps.
  public var steps: [RecordedStep]

  /// The actions, in order.
  public var actions: [HarnessAction] { steps.compactMap(\.action) }

  init(device: RecordedDevice, steps: [RecordedStep] = []) {
    self.device = device
    self.steps = steps
  }

  /// The recording in the file at `path`.
  ///
  /// - Throws: ``RecordingError`` when it can't be read or is of a later version.
  public init(contentsOf path: String) throws(RecordingError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RecordingError("\(path) can't be read.")
    }
    let recording: Recording
    do {
      recording = try JSONDecoder().decode(Recording.self, from: data)
    } catch {
      throw RecordingError("\(path) is no recording: \(RecordingError.words(error))")
    }
    guard recording.version == Self.version else {
      throw RecordingError(
        "\(path) has version \(recording.version) of the format, and this reads "
          + "\(Self.version).")
    }
    self = recording
  }

  /// The name of the environment variable that names the recording to replay.
  public static let variable = "MULLION_RECORDING"

  /// The recording in the file at `path`, or in the one that the environment names: a test that
  /// replays it can be run by `mullion replay --shrink`.
  ///
  /// ```swift
  /// let recording = try Recording(replaying: "feed.recording.json")
  /// let harness = CollectionViewHarness(FeedViewController(), on: recording.device.device)
  /// harness.replay(recording)
  /// try harness.check(.noOverlap, .insideContent)
  /// ```
  ///
  /// - Throws: ``RecordingError`` when it can't be read or is of a later version.
  public init(replaying path: String) throws(RecordingError) {
    try self.init(contentsOf: ProcessInfo.processInfo.environment[Self.variable] ?? path)
  }

  /// Writes the recording into the file at `path`: JSON, the same for equal runs.
  ///
  /// - Throws: an error of Foundation's when it can't be written.
  public func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
