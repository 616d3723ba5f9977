// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
public import MullionControls
import MullionViewTree

/// Lines, margins and empty rows.
extension UITableView {
  /// What `separatorInset` is counted from.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cells.
    case fromCellEdges = 0
    /// Where lines would stand by themselves.
    case fromAutomaticInsets = 1
  }

  /// What `separatorInset` is counted from.
  public var separatorInsetReference: SeparatorInsetReference {
    get { look.insetReference }
    set { look.insetReference = newValue }
  }

  /// What the lines do to what is behind them, in the place of their color; nil: nothing.
  ///
  /// Differs from UIKit: shows as `UIVisualEffectView` does, flat.
  public var separatorEffect: UIVisualEffect? {
    get { look.effect }
    set { look.effect = newValue?.copy() as? UIVisualEffect }
  }

  /// Whether texts and accessories keep to a width at which lines can be read, in wide tables.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { look.followsReadableWidth }
    set { look.followsReadableWidth = newValue }
  }

  /// Whether the content of rows, headers and footers keeps clear of the safe area's sides.
  public var insetsContentViewsToSafeArea: Bool {
    get { look.keepsToSafeArea }
    set { look.keepsToSafeArea = newValue }
  }

  /// Which parts are only as wide as their content; none unless changed.
  public var contentHuggingElements: UITableViewContentHuggingElements {
    get { look.hugging }
    set { look.hugging = newValue }
  }

  /// The height of empty rows that fill a plain table below its last row, in points; 0: there are
  /// none, `automaticDimension`: as high as rows are.
  ///
  /// They are lines only, and none show above a table's own footer.
  public var fillerRowHeight: CGFloat {
    get { look.fillerHeight }
    set { look.fillerHeight = newValue }
  }

  /// Where the lines of empty rows stand.
  func fillerInsets(ofRow row: CGRect) -> NSDirectionalEdgeInsets {
    let margins = look.margins(ofRow: row)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = look.automaticInsets(
      ofRow: row, start: isMirrored ? margins.right : margins.left)
    if separatorInsetReference == .fromCellEdges, let own = ownSeparatorInset {
      (insets.leading, insets.trailing) = (own.left, own.right)
    }
    return insets
  }

  /// The height that the delegate or the table gives a row; nil: what its cell wants.
  func givenHeight(ofRowAt path: IndexPath) -> CGFloat? {
    absences.remove(.rowHeight)
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : nil
  }

  /// The lines of a row, as its cell or the table want them.
  func separators(
    _ separators: UIListSeparatorConfiguration, ofRowAt path: IndexPath
  ) -> UIListSeparatorConfiguration {
    let given = look.insetReference == .fromCellEdges ? ownSeparatorInset : nil
    guard let insets = cellForRow(at: path)?.ownSeparatorInset ?? given else {
      return separators
    }
    var separators = separators
    let width = max(0, bounds.width)
    separators.bottomSeparatorInsets.leading = min(insets.left, width)
    separators.bottomSeparatorInsets.trailing = min(insets.right, width)
    return separators
  }
}
