// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCompositionalLayout

/// Waterfalls: cells that decide their own lengths stand in lanes, each where the shortest lane
/// ends.
///
/// The gap between lanes is the group's `interItemSpacing`, the gap between the cells of a lane the
/// section's `interGroupSpacing`, the room around all of them the section's `contentInsets`. An
/// item's place depends on the lengths of the items before it alone, so that appending moves
/// nothing. A waterfall is the group of a section itself; inside another group, or across the
/// direction in which its section runs, it is a list, and the linter says so (CL087, CL088).
///
/// ```swift
/// let group = NSCollectionLayoutGroup.waterfall(columns: .minimumWidth(160), estimatedHeight: 200)
/// group.interItemSpacing = .fixed(8)
/// let section = NSCollectionLayoutSection(group: group)
/// section.interGroupSpacing = 8
/// ```
extension NSCollectionLayoutGroup {
  /// How many columns a waterfall has.
  public enum WaterfallColumns: Hashable, Sendable {
    /// That many, at least 1.
    case count(Int)
    /// As many as fit when each is at least so wide, in points.
    case minimumWidth(CGFloat)

    var lanes: LaneRule.Lanes {
      switch self {
      case .count(let count): .count(count)
      case .minimumWidth(let width): .minimum(width)
      }
    }
  }

  /// How many rows a waterfall that runs sideways has.
  public enum WaterfallRows: Hashable, Sendable {
    /// That many, at least 1.
    case count(Int)
    /// As many as fit when each is at least so high, in points.
    case minimumHeight(CGFloat)

    var lanes: LaneRule.Lanes {
      switch self {
      case .count(let count): .count(count)
      case .minimumHeight(let height): .minimum(height)
      }
    }
  }

  /// A waterfall of columns, for a section that runs from top to bottom.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are.
  ///   - estimatedHeight: the height of a cell until it was measured, in points.
  ///   - spans: how many columns the items cover, one after the other and again from the first one;
  ///     at most all of them. Without any, each covers one.
  /// - Returns: A group to make a section of.
  /// - Complexity: Preparing a section costs O(1), with spans O(items); a rectangle O(log items) and
  ///   what is in it.
  public static func waterfall(
    columns: WaterfallColumns, estimatedHeight: CGFloat, spans: [Int] = []
  ) -> NSCollectionLayoutGroup {
    .lanes(
      LaneRule(lanes: columns.lanes, spans: .pattern(spans)), size: size(height: estimatedHeight))
  }

  /// A waterfall of columns whose items cover as many as a closure says.
  ///
  /// A closure can't be compared or written down; prefer the list of spans where it does.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are.
  ///   - estimatedHeight: the height of a cell until it was measured, in points.
  ///   - span: how many columns an item covers, by its place in the section; at most all of them.
  /// - Returns: A group to make a section of.
  /// - Complexity: Preparing a section costs O(items); a rectangle O(log items) and what is in it.
  public static func waterfall(
    columns: WaterfallColumns, estimatedHeight: CGFloat, span: @escaping @Sendable (Int) -> Int
  ) -> NSCollectionLayoutGroup {
    .lanes(
      LaneRule(lanes: columns.lanes, spans: .closure(span)), size: size(height: estimatedHeight))
  }

  /// A waterfall of rows, for a section that runs sideways: in a layout that scrolls horizontally,
  /// or one that scrolls by itself in a vertical layout.
  ///
  /// - Parameters:
  ///   - rows: how many rows there are.
  ///   - height: the height of all rows together. The height of the view is for a layout that
  ///     scrolls horizontally; a section that scrolls by itself wants one of its own.
  ///   - estimatedWidth: the width of a cell until it was measured, in points.
  ///   - spans: how many rows the items cover, one after the other and again from the first one; at
  ///     most all of them. Without any, each covers one.
  /// - Returns: A group to make a section of.
  /// - Complexity: Preparing a section costs O(1), with spans O(items); a rectangle O(log items) and
  ///   what is in it.
  public static func waterfall(
    rows: WaterfallRows, height: NSCollectionLayoutDimension = .fractionalHeight(1),
    estimatedWidth: CGFloat, spans: [Int] = []
  ) -> NSCollectionLayoutGroup {
    .lanes(
      LaneRule(axis: .horizontal, lanes: rows.lanes, spans: .pattern(spans)),
      size: NSCollectionLayoutSize(
        widthDimension: .estimated(estimatedWidth), heightDimension: height))
  }

  private static func size(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }
}
