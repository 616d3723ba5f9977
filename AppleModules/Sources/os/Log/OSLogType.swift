// SPDX-License-Identifier: Apache-2.0

/// How much a line of a log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// The level of a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The level of a number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What is said when nothing else is.
  public static let `default` = OSLogType(0)
  /// What helps to understand.
  public static let info = OSLogType(1)
  /// What helps while developing.
  public static let debug = OSLogType(2)
  /// What went wrong.
  public static let error = OSLogType(16)
  /// What must never happen.
  public static let fault = OSLogType(17)

  /// The word that a line begins with.
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
