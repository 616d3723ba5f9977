// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree

/// A list of search suggestions, one in each row.
package final class SuggestionList: UIScrollView {
  private var rows: [SuggestionRow] = []

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    keyboardDismissMode = .onDrag
    accessibilityContainerType = .list
  }

  package required init?(coder: NSCoder) { nil }

  /// Displays `suggestions`; `choose` is called with the one that the user chooses.
  package func show(
    _ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void
  ) {
    rows.forEach { $0.removeFromSuperview() }
    rows = suggestions.map { suggestion in
      let row = SuggestionRow(suggestion)
      row.addAction(UIAction { _ in choose(suggestion) }, for: .primaryActionTriggered)
      addSubview(row)
      return row
    }
    contentOffset = CGPoint(x: 0, y: -adjustedContentInset.top)
    setNeedsLayout()
  }

  /// Returns the height of all rows for a width, in points.
  func contentHeight(inWidth width: CGFloat) -> CGFloat {
    rows.reduce(0) { $0 + $1.sizeThatFits(CGSize(width: width, height: .infinity)).height }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    let size = CGSize(width: bounds.width, height: y)
    if contentSize != size { contentSize = size }
  }
}
