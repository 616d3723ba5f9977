// SPDX-License-Identifier: Apache-2.0

/// The media type of a track.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a type from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The type of video tracks.
  public static let video = AVMediaType(rawValue: "vide")
  /// The type of audio tracks.
  public static let audio = AVMediaType(rawValue: "soun")
  /// The type of text tracks.
  public static let text = AVMediaType(rawValue: "text")
  /// The type of closed captions.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// The type of subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// The type of timecode tracks.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// The type of metadata tracks.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// The type of tracks with interleaved video and audio.
  public static let muxed = AVMediaType(rawValue: "muxx")
}
