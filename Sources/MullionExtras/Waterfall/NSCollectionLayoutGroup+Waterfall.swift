// SPDX-License-Identifier: Apache-2.0

public import CompositionalLayout
public import Foundation

extension NSCollectionLayoutGroup {
  /// How many columns a waterfall has.
  public enum WaterfallColumns: Hashable, Sendable {
    /// That many, at least 1.
    case count(Int)
    /// As many as fit when each is at least so wide, in points.
    case minimumWidth(CGFloat)
  }

  /// The group of a section whose cells decide their own heights and stand in columns, each where
  /// the shortest column ends.
  ///
  /// The gap between columns is the group's `interItemSpacing`, the gap between the cells of a
  /// column the section's `interGroupSpacing`. An item's place depends on the heights of the items
  /// before it alone, so that appending moves nothing. Make it the group of a section itself, in a
  /// layout that scrolls vertically; elsewhere it is a list.
  ///
  /// ```swift
  /// let group = NSCollectionLayoutGroup.waterfall(columns: .minimumWidth(160), estimatedHeight: 200)
  /// group.interItemSpacing = .fixed(8)
  /// let section = NSCollectionLayoutSection(group: group)
  /// section.interGroupSpacing = 8
  /// ```
  ///
  /// - Parameters:
  ///   - columns: how many columns there are.
  ///   - estimatedHeight: the height of a cell until it was measured, in points.
  ///   - span: how many columns an item covers, by its place in the section; at most all of them.
  /// - Returns: A group to make a section of.
  /// - Complexity: Preparing a section costs O(1), with spans O(items); a rectangle O(log items) and
  ///   what is in it.
  public static func waterfall(
    columns: WaterfallColumns, estimatedHeight: CGFloat, span: (@Sendable (Int) -> Int)? = nil
  ) -> NSCollectionLayoutGroup {
    let rule: LaneRule.Columns =
      switch columns {
      case .count(let count): .count(count)
      case .minimumWidth(let width): .minimumWidth(width)
      }
    return .lanes(LaneRule(columns: rule, span: span), estimatedHeight: estimatedHeight)
  }
}
