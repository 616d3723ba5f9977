// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A cell, supplementary view or decoration view that a collection view has on the screen.
public struct RealizedElement: Hashable, Sendable {
  /// What an element is.
  public enum Kind: Hashable, Sendable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  /// What the element is.
  public var kind: Kind
  /// Where the layout has it.
  public var indexPath: IndexPath
  /// Where it is, in points, in the content coordinates of the collection view; the scrolling of
  /// its own section is taken off.
  public var frame: CGRect
  /// The z index of its layout attributes.
  public var zIndex: Int
  /// Its opacity, from 0 to 1.
  public var alpha: CGFloat
  /// Whether it is hidden.
  public var isHidden: Bool
  /// Whether it is a selected cell.
  public var isSelected: Bool
  /// Whether it is a highlighted cell.
  public var isHighlighted: Bool
  /// The texts of the labels in it that are shown, in reading order.
  public var texts: [String]
  /// The colour behind it, as `#rrggbb`, with two more digits when it is translucent; nil: none.
  public var background: String?
}
