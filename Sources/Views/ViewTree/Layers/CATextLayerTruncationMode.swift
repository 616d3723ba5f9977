// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of a text layer's text gives way where it does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing: the text is cut at the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of each line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of each line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of each line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  /// The same of a paragraph; cut at the bounds for names that nobody knows.
  var lineBreak: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
