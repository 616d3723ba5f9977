// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates the mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The alignment natural to the language of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left alignment.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right alignment.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centre alignment.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines filled to both edges, except the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  /// The corresponding alignment of a paragraph; natural for unknown names.
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
