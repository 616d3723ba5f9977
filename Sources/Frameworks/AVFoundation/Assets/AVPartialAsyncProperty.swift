// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia

/// A property, without its type, that objects of a class load asynchronously.
open class AVPartialAsyncProperty<Root>: AVAnyAsyncProperty, @unchecked Sendable {
  override init() { super.init() }
}

// Properties of assets.
extension AVPartialAsyncProperty where Root: AVAsset {
  /// The duration; indefinite if it is unknown.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $1.duration } }
  /// The tracks in the order of the file.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
    .init { $0.tracks(in: $1) }
  }
  /// Whether the asset can be played on this system.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $1.isDecodable } }
  /// Whether the asset's media can be read on this system.
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $1.isDecodable } }
  /// Whether the asset can be exported; always `false`, as exporting is not supported.
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { _, _ in false } }
  /// Whether the asset can be used in a composition; always `false`, as compositions are not supported.
  public static var isComposable: AVAsyncProperty<Root, Bool> { .init { _, _ in false } }
  /// Whether the asset is protected and requires authorisation; always `false`.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init { _, _ in false } }
  /// The natural playback rate; always 1.
  public static var preferredRate: AVAsyncProperty<Root, Float> { .init { _, _ in 1 } }
  /// The natural playback volume; always 1.
  public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { _, _ in 1 } }
  /// The transform from stored to upright images of the first video track; the identity if there is none.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.transform(in: $1) }
  }
}

// Properties of tracks.
extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size of the stored images in square pixels.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> {
    .init { track in track.naturalSize }
  }
  /// The transform from stored to upright images.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { track in track.preferredTransform }
  }
  /// The frame rate in frames per second; 0 if it is unknown.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init { track in track.nominalFrameRate }
  }
  /// The duration of a frame; invalid if it is unknown.
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    .init { track in track.minFrameDuration }
  }
  /// The time range of the track.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> {
    .init { track in track.timeRange }
  }
  /// The data rate in bits per second; 0 if it is unknown.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init { track in track.estimatedDataRate }
  }
  /// The language; `nil` if it is unknown.
  public static var languageCode: AVAsyncProperty<Root, String?> {
    .init { track in track.languageCode }
  }
  /// The language; `nil` if it is unknown.
  public static var extendedLanguageTag: AVAsyncProperty<Root, String?> {
    .init { track in track.extendedLanguageTag }
  }
  /// Whether the track is enabled by default.
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { track in track.isEnabled } }
  /// Whether the track can be played on this system; `true` only if all tracks of the asset can be decoded.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { track in track.isPlayable } }
  /// Whether the track can be decoded on this system; `true` only if all tracks of the asset can.
  public static var isDecodable: AVAsyncProperty<Root, Bool> {
    .init { track in track.isDecodable }
  }
}
