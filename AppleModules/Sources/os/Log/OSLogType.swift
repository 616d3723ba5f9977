// SPDX-License-Identifier: Apache-2.0

/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The default level.
  public static let `default` = OSLogType(0)
  /// The level of informative messages.
  public static let info = OSLogType(1)
  /// The level of messages for debugging.
  public static let debug = OSLogType(2)
  /// The level of errors.
  public static let error = OSLogType(16)
  /// The level of faults, which must never occur.
  public static let fault = OSLogType(17)

  /// The word at the beginning of a message.
  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
