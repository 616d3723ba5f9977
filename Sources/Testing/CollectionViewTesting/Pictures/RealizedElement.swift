// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A cell, supplementary view or decoration view for which a collection view has a view.
public struct RealizedElement: Hashable, Sendable {
  /// The kind of an element.
  public enum Kind: Hashable, Sendable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  /// The kind of the element.
  public var kind: Kind
  /// The index path in the layout.
  public var indexPath: IndexPath
  /// The frame, in points, in the content coordinates of the collection view, at the current scroll offset of
  /// an orthogonal section.
  public var frame: CGRect
  /// The z index of its layout attributes.
  public var zIndex: Int
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat
  /// Whether the element's view is hidden.
  public var isHidden: Bool
  /// Whether the element is a selected cell.
  public var isSelected: Bool
  /// Whether the element is a highlighted cell.
  public var isHighlighted: Bool
  /// The texts of the visible labels in the element, in reading order.
  public var texts: [String]
  /// The background colour as `#rrggbb`, with two more digits if translucent, or `nil` if there is none.
  public var background: String?
}
