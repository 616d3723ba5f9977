// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the lines of a text layer stand across.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the language of the text begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side, but for last lines.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  /// The same of a paragraph; natural for names that nobody knows.
  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
