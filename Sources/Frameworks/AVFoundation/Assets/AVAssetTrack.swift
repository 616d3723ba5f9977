// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation

/// A track of an asset: video, audio or text.
open class AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The asset; `nil` when it was deallocated.
  open private(set) weak var asset: AVAsset?
  /// The identifier of the track, from 1.
  public let trackID: CMPersistentTrackID
  let facts: MediaFacts.Track
  let duration: CMTime
  let isWholeDecodable: Bool

  init(of asset: AVAsset, _ facts: MediaFacts, at index: Int) {
    self.asset = asset
    self.facts = facts.tracks[index]
    duration = facts.duration
    isWholeDecodable = facts.isDecodable
    trackID = CMPersistentTrackID(index + 1)
  }

  /// Returns the same object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The media type of the track.
  open var mediaType: AVMediaType { facts.kind }
  /// Whether the track is enabled by default; always `true`.
  open var isEnabled: Bool { true }
  /// Whether the track can be played on this system; `true` only if all tracks of the asset can be decoded.
  open var isPlayable: Bool { isWholeDecodable }
  /// Whether the track can be decoded on this system; `true` only if all tracks of the asset can.
  open var isDecodable: Bool { isWholeDecodable }
  /// The time range of the track, which is that of the asset.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: duration) }
  /// The data rate in bits per second; 0 if it is unknown.
  open var estimatedDataRate: Float { Float(facts.bits) }
  /// The language, such as `en`; `nil` if it is unknown.
  open var languageCode: String? { facts.language }
  /// The language, such as `en`; `nil` if it is unknown.
  open var extendedLanguageTag: String? { facts.language }
  /// The size of the stored images in square pixels; zero for audio.
  open var naturalSize: CGSize { facts.size }
  /// The frame rate in frames per second; 0 if it is unknown.
  open var nominalFrameRate: Float { facts.rate }
  /// The duration of a frame; invalid if it is unknown.
  open var minFrameDuration: CMTime {
    facts.rate > 0 ? CMTime(seconds: 1 / Double(facts.rate), preferredTimescale: 90000) : .invalid
  }
  /// The transform from stored to upright images, with their corner at the origin.
  open var preferredTransform: CGAffineTransform {
    PictureTurn(facts.turn).transform(of: facts.size)
  }

  /// Returns whether two objects represent the same track.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAssetTrack else { return false }
    return other.trackID == trackID && other.asset === asset
  }

  open override var hash: Int { Int(trackID) }
}
