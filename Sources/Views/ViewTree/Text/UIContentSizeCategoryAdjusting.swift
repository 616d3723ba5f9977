// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type that shows text and can follow the user's preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font created by `preferredFont` or `UIFontMetrics` follows the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
