// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contents of a recording file in version 1 of the format: all texts of each step, uncompressed.
struct PlainRecordingFile: Decodable {
  /// A step.
  struct Step: Decodable {
    var action: HarnessAction?
    var time: TimeInterval
    var events: [RecordedEvent]
    var frames: String
    var svg: String
  }

  var device: RecordedDevice
  var steps: [Step]

  /// The recording.
  var recording: Recording {
    Recording(
      device: device, screen: nil,
      steps: steps.map {
        RecordedStep(
          action: $0.action, time: $0.time, events: $0.events, frames: $0.frames, svg: $0.svg)
      })
  }
}
