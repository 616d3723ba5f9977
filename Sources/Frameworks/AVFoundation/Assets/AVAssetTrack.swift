// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia
public import Foundation

/// The pictures, the sound or the texts of a film.
open class AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The film; nil when it is gone.
  open private(set) weak var asset: AVAsset?
  /// The track's number, from 1.
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

  /// The same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What the track is.
  open var mediaType: AVMediaType { facts.kind }
  /// Whether the track is played where nobody chose others: true.
  open var isEnabled: Bool { true }
  /// Whether it can be played here.
  open var isPlayable: Bool { isWholeDecodable }
  /// Whether it can be decoded here.
  open var isDecodable: Bool { isWholeDecodable }
  /// From when until when it is.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: duration) }
  /// How many bits a second takes; 0: it is not known.
  open var estimatedDataRate: Float { Float(facts.bits) }
  /// The language, as `en`; nil: it is not known.
  open var languageCode: String? { facts.language }
  /// The language, as `en`; nil: it is not known.
  open var extendedLanguageTag: String? { facts.language }
  /// How many pixels the pictures have as they are stored, where pixels are square; zero for sounds.
  open var naturalSize: CGSize { facts.size }
  /// How many pictures there are in a second; 0: it is not known.
  open var nominalFrameRate: Float { facts.rate }
  /// How long a picture is seen; invalid: it is not known.
  open var minFrameDuration: CMTime {
    facts.rate > 0 ? CMTime(seconds: 1 / Double(facts.rate), preferredTimescale: 90000) : .invalid
  }
  /// How stored pictures become upright ones, their corner at the origin.
  open var preferredTransform: CGAffineTransform {
    PictureTurn(facts.turn).transform(of: facts.size)
  }

  /// Whether two objects are the same track.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAssetTrack else { return false }
    return other.trackID == trackID && other.asset === asset
  }

  open override var hash: Int { Int(trackID) }
}
