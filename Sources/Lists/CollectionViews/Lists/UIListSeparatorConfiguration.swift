// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// The look of the lines above and below the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator shows.
  public enum Visibility: Hashable, Sendable {
    /// As the appearance of the list and the row's place in its section have it.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Insets that leave each edge to the list: leading where the row's text begins, trailing none.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The separators of a list of the given appearance; the same for all.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether the line above a row shows.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether the line below a row shows.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The room beside the line above a row, from the row's edges; top and bottom say nothing.
  public var topSeparatorInsets = automaticInsets

  /// The room beside the line below a row, from the row's edges; top and bottom say nothing.
  public var bottomSeparatorInsets = automaticInsets

  /// The color of the lines.
  public var color: UIColor = .separator

  /// What the lines do to what is behind them, in the place of their color; nil: nothing.
  ///
  /// Differs from UIKit: shows as `UIVisualEffectView` does, flat.
  public var visualEffect: UIVisualEffect?

  /// The color of the lines of a selected row while several can be selected.
  public var multipleSelectionColor: UIColor = .separator
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// What shows, and how.
  public var description: String {
    func words(_ insets: NSDirectionalEdgeInsets) -> String {
      insets == Self.automaticInsets
        ? "automatic insets" : "insets \(insets.leading), \(insets.trailing)"
    }
    return "separators above \(topSeparatorVisibility), \(words(topSeparatorInsets)); "
      + "below \(bottomSeparatorVisibility), \(words(bottomSeparatorInsets))"
  }

  /// The same as `description`.
  public var debugDescription: String { description }
}
