// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreMedia
import Foundation

/// The properties of a media file.
struct MediaFacts: Sendable {
  /// The properties of a track.
  struct Track: Sendable, Equatable {
    /// The media type.
    var kind: AVMediaType
    /// The size of the stored images in pixels; zero for audio.
    var size = CGSize.zero
    /// The frame rate in frames per second; 0 if it is unknown.
    var rate: Float = 0
    /// GStreamer's tag for the orientation of the images, such as `rotate-90`; `nil` if they are upright.
    var turn: String?
    /// The data rate in bits per second; 0 if it is unknown.
    var bits = 0
    /// The language, such as `en`; `nil` if it is unknown.
    var language: String?
    /// The name of the codec; `nil` if it is unknown.
    var codec: String?
  }

  /// The duration in nanoseconds; `nil` if it is unknown, as for live streams.
  var nanoseconds: UInt64?
  /// The tracks in the order of the file.
  var tracks: [Track] = []
  /// Whether all tracks can be decoded on this system.
  var isDecodable = true
  /// Whether the file is seekable.
  var isSeekable = true

  /// The duration; indefinite if it is unknown.
  var duration: CMTime { nanoseconds.map(CMTime.init(nanoseconds:)) ?? .indefinite }
}

extension CMTime {
  /// Creates a time from nanoseconds, with a coarser timescale if that is exact.
  init(nanoseconds: UInt64) {
    let parts = Int64(clamping: nanoseconds)
    for scale in [600, 1000, 90000, 1_000_000] as [Int64] {
      let (whole, rest) = parts.multipliedReportingOverflow(by: scale)
      if !rest, whole % 1_000_000_000 == 0 {
        self.init(value: whole / 1_000_000_000, timescale: CMTimeScale(scale))
        return
      }
    }
    self.init(value: parts, timescale: 1_000_000_000)
  }

  /// The time in nanoseconds, at least 0; `nil` if it is not numeric.
  var nanoseconds: UInt64? {
    guard isNumeric else { return nil }
    let time = convertScale(1_000_000_000, method: .roundTowardPositiveInfinity)
    guard time.timescale == 1_000_000_000 else { return time < .zero ? 0 : .max / 2 }
    return UInt64(max(0, time.value))
  }
}
