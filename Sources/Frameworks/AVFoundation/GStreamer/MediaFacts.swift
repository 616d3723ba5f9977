// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreMedia
import Foundation

/// What a file says of the film or sound in it.
struct MediaFacts: Sendable {
  /// A track.
  struct Track: Sendable, Equatable {
    /// What it is.
    var kind: AVMediaType
    /// The pixels of its pictures, as they are stored; zero for sounds.
    var size = CGSize.zero
    /// How many pictures there are in a second; 0: it is not known.
    var rate: Float = 0
    /// By which of GStreamer's names the pictures are to be turned, as `rotate-90`; nil: they are upright.
    var turn: String?
    /// Bits in a second; 0: it is not known.
    var bits = 0
    /// The language, as `en`; nil: it is not known.
    var language: String?
    /// The codec's name; nil: it is not known.
    var codec: String?
  }

  /// How long all is, in nanoseconds; nil: it is not known, as of broadcasts.
  var nanoseconds: UInt64?
  /// The tracks in the file's order.
  var tracks: [Track] = []
  /// Whether all of the tracks can be decoded here.
  var isDecodable = true
  /// Whether any moment can be gone to.
  var isSeekable = true

  /// How long all is.
  var duration: CMTime { nanoseconds.map(CMTime.init(nanoseconds:)) ?? .indefinite }
}

extension CMTime {
  /// A time of GStreamer's, at the timescale of nanoseconds or a coarser one at which it is exact.
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

  /// The time in nanoseconds, not before the beginning; nil: it is no number of seconds.
  var nanoseconds: UInt64? {
    guard isNumeric else { return nil }
    let time = convertScale(1_000_000_000, method: .roundTowardPositiveInfinity)
    guard time.timescale == 1_000_000_000 else { return time < .zero ? 0 : .max / 2 }
    return UInt64(max(0, time.value))
  }
}
