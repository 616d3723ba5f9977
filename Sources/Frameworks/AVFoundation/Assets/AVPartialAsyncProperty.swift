// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia

/// Something that objects of a class know of themselves when they are read.
open class AVPartialAsyncProperty<Root>: AVAnyAsyncProperty, @unchecked Sendable {
  override init() { super.init() }
}

// What assets know.
extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long all is; indefinite where nobody knows.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $1.duration } }
  /// The tracks, in the file's order.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
    .init { $0.tracks(in: $1) }
  }
  /// Whether it can be played here.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $1.isDecodable } }
  /// Whether its pictures and sounds can be read here.
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $1.isDecodable } }
  /// Whether it can be written as another file: false, nothing here does.
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { _, _ in false } }
  /// Whether it can be part of another film: false, nothing here makes one.
  public static var isComposable: AVAsyncProperty<Root, Bool> { .init { _, _ in false } }
  /// Whether somebody has to allow that it is played: false.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init { _, _ in false } }
  /// How fast it is played as it was meant: 1.
  public static var preferredRate: AVAsyncProperty<Root, Float> { .init { _, _ in 1 } }
  /// How loud it is played as it was meant: 1.
  public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { _, _ in 1 } }
  /// How stored pictures become upright ones.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.transform(in: $1) }
  }
}

// What tracks know.
extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// How many pixels the pictures have as they are stored.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> {
    .init { track in track.naturalSize }
  }
  /// How stored pictures become upright ones.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { track in track.preferredTransform }
  }
  /// How many pictures there are in a second; 0: it is not known.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init { track in track.nominalFrameRate }
  }
  /// How long a picture is seen; invalid: it is not known.
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    .init { track in track.minFrameDuration }
  }
  /// From when until when it is.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> {
    .init { track in track.timeRange }
  }
  /// How many bits a second takes; 0: it is not known.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init { track in track.estimatedDataRate }
  }
  /// The language; nil: it is not known.
  public static var languageCode: AVAsyncProperty<Root, String?> {
    .init { track in track.languageCode }
  }
  /// The language; nil: it is not known.
  public static var extendedLanguageTag: AVAsyncProperty<Root, String?> {
    .init { track in track.extendedLanguageTag }
  }
  /// Whether the track is played where nobody chose others.
  public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { track in track.isEnabled } }
  /// Whether it can be played here.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { track in track.isPlayable } }
  /// Whether it can be decoded here.
  public static var isDecodable: AVAsyncProperty<Root, Bool> {
    .init { track in track.isDecodable }
  }
}
