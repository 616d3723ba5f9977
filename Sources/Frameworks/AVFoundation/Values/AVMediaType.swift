// SPDX-License-Identifier: Apache-2.0

/// What a track of a film is.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  /// The kind's name.
  public let rawValue: String

  /// The kind of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the given name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Texts.
  public static let text = AVMediaType(rawValue: "text")
  /// Captions that the film itself has.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Texts of what is said.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Codes of moments.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// What is said of the film.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Pictures with sounds, in one track.
  public static let muxed = AVMediaType(rawValue: "muxx")
}
