// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

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
public struct Recording: Hashable, Sendable {
  /// The version of the format that is written; those before it are read.
  public static let version = 2

  /// What the run was shown on.
  public var device: RecordedDevice
  /// What was shown: the class of the controller, inside of those that hold it, or of the view; nil:
  /// the file does not say.
  public var screen: String?
  /// The screen before the first action, and the steps.
  public var steps: [RecordedStep]

  /// The actions, in order.
  public var actions: [HarnessAction] { steps.compactMap(\.action) }

  init(device: RecordedDevice, screen: String?, steps: [RecordedStep] = []) {
    self.device = device
    self.screen = screen
    self.steps = steps
  }

  /// The recording in the file at `path`.
  ///
  /// - Throws: ``RecordingError`` when it can't be read, is none or is of a later version.
  public init(contentsOf path: String) throws(RecordingError) {
    do {
      let data = try WholeFile(path).read()
      self = try JSONDecoder.forRecordings.decode(Recording.self, from: data)
    } catch let error as WholeFileError {
      throw RecordingError("\(path) can't be read: \(error).")
    } catch let error as RecordingError {
      throw RecordingError("\(path) \(error.description)")
    } catch {
      throw RecordingError("\(path) is no recording: \(RecordingError.words(error))")
    }
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

  /// Writes the recording into the file at `path`, whole or not at all: JSON, the same for equal runs.
  ///
  /// The actions are there to be read. What came of them is packed, each line of the texts and each image
  /// once, so that steps in which little changes take little room.
  ///
  /// - Throws: an error of Foundation's when it can't be written.
  public func write(to path: String) throws {
    try WholeFile(path).write(JSONEncoder.forRecordings.encode(self))
  }
}

extension Recording: Codable {
  private enum Key: CodingKey {
    case version
  }

  /// The recording that `decoder` has, in any version of the format up to ``version``.
  ///
  /// - Throws: ``RecordingError`` when the version is a later one or the file contradicts itself, or a
  ///   `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .version) {
    case 1: self = try PlainRecordingFile(from: decoder).recording
    case 2: self = try RecordingFile(from: decoder).recording()
    case let other:
      throw RecordingError(
        "has version \(other) of the format, and this reads 1 to \(Self.version).")
    }
  }

  /// Writes the recording in the version ``version`` of the format.
  public func encode(to encoder: any Encoder) throws {
    try RecordingFile(self).encode(to: encoder)
  }
}
