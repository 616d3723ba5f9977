// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCompositionalLayout

/// Waterfall layouts: self-sizing cells in lanes, each at the end of the shortest lane.
///
/// The spacing between lanes is the group's `interItemSpacing`, the spacing between the cells of a lane the
/// section's `interGroupSpacing`, the insets around all of them the section's `contentInsets`. An item's
/// position depends only on the lengths of the preceding items, so appending moves nothing. A waterfall is
/// the group of a section itself; inside another group, or across the direction in which its section runs, it
/// is a list, and the linter reports it (CL087, CL088).
///
/// ```swift
/// let group = NSCollectionLayoutGroup.waterfall(columns: .minimumWidth(160), estimatedHeight: 200)
/// group.interItemSpacing = .fixed(8)
/// let section = NSCollectionLayoutSection(group: group)
/// section.interGroupSpacing = 8
/// ```
extension NSCollectionLayoutGroup {
  /// The number of columns of a waterfall.
  public enum WaterfallColumns: Hashable, Sendable {
    /// A fixed number, at least 1.
    case count(Int)
    /// The maximum number of columns with at least the given width, in points.
    case minimumWidth(CGFloat)

    var lanes: LaneRule.Lanes {
      switch self {
      case .count(let count): .count(count)
      case .minimumWidth(let width): .minimum(width)
      }
    }
  }

  /// The number of rows of a horizontal waterfall.
  public enum WaterfallRows: Hashable, Sendable {
    /// A fixed number, at least 1.
    case count(Int)
    /// The maximum number of rows with at least the given height, in points.
    case minimumHeight(CGFloat)

    var lanes: LaneRule.Lanes {
      switch self {
      case .count(let count): .count(count)
      case .minimumHeight(let height): .minimum(height)
      }
    }
  }

  /// Returns a waterfall of columns, for a section that runs from top to bottom.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - estimatedHeight: The height of a cell until it was measured, in points.
  ///   - spans: The numbers of columns that the items cover, repeated cyclically; at most all of them.
  ///     Without any, each covers one.
  /// - Returns: A group for a section.
  /// - Complexity: Preparing a section of *n* items costs O(1), with spans O(*n*); a query of a rectangle
  ///   costs O(log *n*) and the number of its items.
  public static func waterfall(
    columns: WaterfallColumns, estimatedHeight: CGFloat, spans: [Int] = []
  ) -> NSCollectionLayoutGroup {
    .lanes(
      LaneRule(lanes: columns.lanes, spans: .pattern(spans)), size: size(height: estimatedHeight))
  }

  /// Returns a waterfall of columns whose items cover the number that a closure returns.
  ///
  /// A closure can be neither compared nor encoded; prefer the list of spans where it suffices.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - estimatedHeight: The height of a cell until it was measured, in points.
  ///   - span: A closure that returns the number of columns that an item covers, by its index in the section;
  ///     at most all of them.
  /// - Returns: A group for a section.
  /// - Complexity: Preparing a section of *n* items costs O(*n*); a query of a rectangle costs O(log *n*) and
  ///   the number of its items.
  public static func waterfall(
    columns: WaterfallColumns, estimatedHeight: CGFloat, span: @escaping @Sendable (Int) -> Int
  ) -> NSCollectionLayoutGroup {
    .lanes(
      LaneRule(lanes: columns.lanes, spans: .closure(span)), size: size(height: estimatedHeight))
  }

  /// Returns a waterfall of rows, for a horizontal section: in a layout that scrolls horizontally, or one
  /// that scrolls orthogonally in a vertical layout.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - height: The height of all rows together. The default, the height of the view, suits a layout that
  ///     scrolls horizontally; a section that scrolls orthogonally needs a height of its own.
  ///   - estimatedWidth: The width of a cell until it was measured, in points.
  ///   - spans: The numbers of rows that the items cover, repeated cyclically; at most all of them. Without
  ///     any, each covers one.
  /// - Returns: A group for a section.
  /// - Complexity: Preparing a section of *n* items costs O(1), with spans O(*n*); a query of a rectangle
  ///   costs O(log *n*) and the number of its items.
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
