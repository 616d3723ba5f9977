// SPDX-License-Identifier: Apache-2.0

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A signpost of an event, at a point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// A signpost of the beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// A signpost of the end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  var word: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    default: "event"
    }
  }
}
