// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// The appearance of the separators above and below the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Hashable, Sendable {
    /// Visible or hidden according to the appearance of the list and the row's position in its section.
    case automatic
    /// Always visible.
    case visible
    /// Always hidden.
    case hidden
  }

  /// Insets that are determined by the list: the leading one aligns with the row's text, the trailing one is
  /// zero.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates the default separators for a list; the result is the same for every appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The visibility of the separator above a row.
  public var topSeparatorVisibility = Visibility.automatic

  /// The visibility of the separator below a row.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The insets of the separator above a row from the row's edges; `top` and `bottom` are ignored.
  public var topSeparatorInsets = automaticInsets

  /// The insets of the separator below a row from the row's edges; `top` and `bottom` are ignored.
  public var bottomSeparatorInsets = automaticInsets

  /// The color of the separators.
  public var color: UIColor = .separator

  /// The visual effect of the separators, which replaces their color; `nil` for none.
  ///
  /// Differs from UIKit: displayed flat, as in `UIVisualEffectView`.
  public var visualEffect: UIVisualEffect?

  /// The color of a selected row's separators while multiple selection is enabled.
  public var multipleSelectionColor: UIColor = .separator
}

extension UIListSeparatorConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// A description of the visibility and the insets.
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
