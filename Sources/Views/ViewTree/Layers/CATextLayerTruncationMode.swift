// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The truncation of a text layer's text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates the mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No truncation: the text is clipped to the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncation at the start of each line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncation at the end of each line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Truncation in the middle of each line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  /// The corresponding line break mode of a paragraph; clipping for unknown names.
  var lineBreak: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
