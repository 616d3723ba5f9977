// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A recorded run of a harness, step by step: the actions, their effects, and the screens.
///
/// ```swift
/// harness.startRecording()
/// harness.fling(velocity: CGVector(dx: 0, dy: -2000))
/// harness.runUntilIdle()
/// try harness.stopRecording().write(to: "feed.recording.json")
/// ```
///
/// `mullion replay feed.recording.json` steps through it, and `--shrink` finds the smallest set of actions
/// that still fails.
public struct Recording: Hashable, Sendable {
  /// The version of the format that is written; earlier versions can be read.
  public static let version = 2

  /// The device of the run.
  public var device: RecordedDevice
  /// The class name of the controller, or of the view if there was no controller; the name of a container of
  /// UIKit is followed by that of its first child.
  ///
  /// `nil` if the file does not contain it.
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

  /// Reads the recording in the file at `path`.
  ///
  /// - Throws: ``RecordingError`` when the file cannot be read, is not a recording, or has a later version.
  public init(contentsOf path: String) throws(RecordingError) {
    do {
      let data = try WholeFile(path).read()
      self = try JSONDecoder.forRecordings.decode(Recording.self, from: data)
    } catch let error as WholeFileError {
      throw RecordingError("\(path) can't be read: \(error).")
    } catch let error as RecordingError {
      throw RecordingError("\(path) \(error.description)")
    } catch {
      throw RecordingError("\(path) is not a recording: \(RecordingError.words(error))")
    }
  }

  /// The name of the environment variable that contains the path of the recording to replay.
  public static let variable = "MULLION_RECORDING"

  /// Reads the recording in the file at `path`, or in the one specified by the environment, which allows
  /// `mullion replay --shrink` to run a test that replays it.
  ///
  /// ```swift
  /// let recording = try Recording(replaying: "feed.recording.json")
  /// let harness = CollectionViewHarness(FeedViewController(), on: recording.device.device)
  /// harness.replay(recording)
  /// try harness.check(.noOverlap, .insideContent)
  /// ```
  ///
  /// - Throws: ``RecordingError`` when the file cannot be read or has a later version.
  public init(replaying path: String) throws(RecordingError) {
    try self.init(contentsOf: ProcessInfo.processInfo.environment[Self.variable] ?? path)
  }

  /// Writes the recording atomically into the file at `path` as JSON, which is the same for equal runs.
  ///
  /// The actions are readable. Their effects are compressed, with each line of the texts and each image
  /// stored once, so that steps with few changes take little space.
  ///
  /// - Throws: an error of Foundation when the file cannot be written.
  public func write(to path: String) throws {
    try WholeFile(path).write(JSONEncoder.forRecordings.encode(self))
  }
}

extension Recording: Codable {
  private enum Key: CodingKey {
    case version
  }

  /// Decodes a recording in any version of the format up to ``version``.
  ///
  /// - Throws: ``RecordingError`` when the version is a later one or the file is inconsistent, or a
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

  /// Encodes the recording in the version ``version`` of the format.
  public func encode(to encoder: any Encoder) throws {
    try RecordingFile(self).encode(to: encoder)
  }
}
