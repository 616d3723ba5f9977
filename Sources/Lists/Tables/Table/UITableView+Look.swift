// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
public import MullionControls
import MullionViewTree

/// The appearance of separators, margins and empty rows.
extension UITableView {
  /// The reference from which `separatorInset` is measured.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cells.
    case fromCellEdges = 0
    /// The default position of separators.
    case fromAutomaticInsets = 1
  }

  /// The reference from which `separatorInset` is measured.
  public var separatorInsetReference: SeparatorInsetReference {
    get { look.insetReference }
    set { look.insetReference = newValue }
  }

  /// The visual effect of the separators, which replaces their color; `nil` for none.
  ///
  /// Differs from UIKit: the effect is displayed flat, as in `UIVisualEffectView`.
  public var separatorEffect: UIVisualEffect? {
    get { look.effect }
    set { look.effect = newValue?.copy() as? UIVisualEffect }
  }

  /// Whether texts and accessories are limited to a readable width in wide tables.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { look.followsReadableWidth }
    set { look.followsReadableWidth = newValue }
  }

  /// Whether the content of rows, headers and footers keeps clear of the safe area's sides.
  public var insetsContentViewsToSafeArea: Bool {
    get { look.keepsToSafeArea }
    set { look.keepsToSafeArea = newValue }
  }

  /// The elements that are only as wide as their content; none by default.
  public var contentHuggingElements: UITableViewContentHuggingElements {
    get { look.hugging }
    set { look.hugging = newValue }
  }

  /// The height of the empty rows that fill a plain table below its last row, in points.
  ///
  /// 0 displays none, `automaticDimension` uses the height of rows.
  /// Empty rows consist of separators only, and are not displayed above a table's own footer.
  public var fillerRowHeight: CGFloat {
    get { look.fillerHeight }
    set { look.fillerHeight = newValue }
  }

  /// Returns the insets of empty rows' separators.
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

  /// Returns the height that the delegate or the table specifies for a row; `nil` for the height that its
  /// cell prefers.
  func givenHeight(ofRowAt path: IndexPath) -> CGFloat? {
    absences.remove(.rowHeight)
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : nil
  }

  /// Returns the separators of a row, with the insets of its cell or the table for the separator below it.
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
