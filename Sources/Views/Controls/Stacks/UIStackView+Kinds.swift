// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UIStackView {
  /// The distributions of the arranged views along the axis of a stack view.
  public enum Distribution: Int, Sendable {
    /// A distribution in which the views fill the stack view; those with the lowest priorities are stretched
    /// or compressed.
    case fill = 0
    /// A distribution in which the views fill the stack view with equal lengths.
    case fillEqually = 1
    /// A distribution in which the views fill the stack view in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// A distribution in which the views keep their lengths, with equal gaps between them.
    case equalSpacing = 3
    /// A distribution in which the views keep their lengths, with equal distances between their centres.
    case equalCentering = 4
  }

  /// The alignments of the arranged views perpendicular to the axis of a stack view.
  public enum Alignment: Int, Sendable {
    /// Views that fill the stack view across its axis.
    case fill = 0
    /// Views at the leading edge, or at the top of a horizontal stack view.
    case leading = 1
    /// Views aligned at their first baselines in a horizontal stack view, at the leading edge of a vertical
    /// one.
    case firstBaseline = 2
    /// Views that are centred.
    case center = 3
    /// Views at the trailing edge, or at the bottom of a horizontal stack view.
    case trailing = 4
    /// Views aligned at their last baselines in a horizontal stack view, at the leading edge of a vertical
    /// one.
    case lastBaseline = 5

    /// Views at the top of a horizontal stack view.
    public static var top: Alignment { .leading }
    /// Views at the bottom of a horizontal stack view.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that restores the stack view's ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The custom spacing that applies the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
