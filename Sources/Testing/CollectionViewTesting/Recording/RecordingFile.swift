// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// The contents of a recording file: the actions, in readable form, and their effects, compressed.
struct RecordingFile: Codable {
  /// A step.
  struct Step: Codable {
    var action: HarnessAction?
    var mount: String?
    var time: TimeInterval
  }

  /// The maximum size of the contents, in bytes.
  private static let mostBytes = WholeFile.usualLimit

  var version = Recording.version
  var device: RecordedDevice
  var screen: String?
  var steps: [Step]
  /// The JSON of `RecordedContents`, compressed.
  var contents: Data
  /// The images of the SVG documents, each once: the part of their references after `data:`.
  var images: [String]

  /// Creates the file of `recording`.
  ///
  /// - Throws: an error of the encoder.
  init(_ recording: Recording) throws {
    device = recording.device
    screen = recording.screen
    steps = recording.steps.map { Step(action: $0.action, mount: $0.mount, time: $0.time) }
    var writer = RecordedContents.Writer()
    let contents = writer.contents(of: recording.steps)
    let json = try JSONEncoder.forRecordings.encode(contents)
    self.contents = Data(PackedBytes.packed([UInt8](json)))
    images = writer.images.values
  }

  /// Returns the recording.
  ///
  /// - Throws: `RecordingError` when the file is inconsistent, or a `DecodingError`.
  func recording() throws -> Recording {
    guard let json = PackedBytes.unpacked([UInt8](contents), atMost: Self.mostBytes) else {
      throw RecordingError.contradiction
    }
    let contents: RecordedContents
    do {
      contents = try JSONDecoder.forRecordings.decode(RecordedContents.self, from: Data(json))
    } catch {
      throw RecordingError.contradiction
    }
    let steps = try contents.steps(of: steps, images: images)
    return Recording(device: device, screen: screen, steps: steps)
  }
}

extension JSONEncoder {
  /// An encoder that writes recordings on one line, with infinite and NaN lengths as strings.
  static var forRecordings: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}

extension JSONDecoder {
  /// A decoder for the output of ``JSONEncoder/forRecordings``.
  static var forRecordings: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
