// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UIStackView {
  /// How a stack shares its length among its views.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; those that resist least are stretched or compressed.
    case fill = 0
    /// The views fill the stack, all of one length.
    case fillEqually = 1
    /// The views fill the stack, in proportion to the lengths that their contents ask for.
    case fillProportionally = 2
    /// The views keep their lengths; the gaps between them are equal.
    case equalSpacing = 3
    /// The views keep their lengths; their middles are at equal distances.
    case equalCentering = 4
  }

  /// Where views stand across a stack.
  public enum Alignment: Int, Sendable {
    /// From one side of the stack to the other.
    case fill = 0
    /// At the side where people begin to read; in a horizontal stack, at the top.
    case leading = 1
    /// By the baselines of their first lines.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the side where people end to read; in a horizontal stack, at the bottom.
    case trailing = 4
    /// By the baselines of their last lines.
    case lastBaseline = 5

    /// At the top of a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// Says that the stack's own spacing follows a view.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Says that the system's spacing follows a view.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
