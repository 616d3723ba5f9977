// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What shows text and can follow the size of text that a person chose.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font that `preferredFont` or `UIFontMetrics` made follows the size of text.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
