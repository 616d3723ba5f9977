// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UIStackView {
  /// The distributions of the arranged views along the axis of a stack view.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack view; those with the lowest priorities are stretched or compressed.
    case fill = 0
    /// The views fill the stack view with equal lengths.
    case fillEqually = 1
    /// The views fill the stack view in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The views keep their lengths; the gaps between them are equal.
    case equalSpacing = 3
    /// The views keep their lengths; the distances between their centres are equal.
    case equalCentering = 4
  }

  /// The alignments of the arranged views perpendicular to the axis of a stack view.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack view across its axis.
    case fill = 0
    /// At the leading edge; in a horizontal stack view, at the top.
    case leading = 1
    /// Aligned at the first baselines.
    case firstBaseline = 2
    /// Centred.
    case center = 3
    /// At the trailing edge; in a horizontal stack view, at the bottom.
    case trailing = 4
    /// Aligned at the last baselines.
    case lastBaseline = 5

    /// At the top of a horizontal stack view.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack view.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that stands for the stack view's ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The custom spacing that stands for the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
