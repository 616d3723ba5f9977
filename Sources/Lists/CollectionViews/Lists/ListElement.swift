// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

/// The appearance that a list gives one of its elements.
package enum ListElement: Equatable {
  /// A cell.
  case row(ListRow)
  /// A header or a footer.
  case boundary(ListBoundary)
  /// The background decoration of a section.
  case background(UIColor)

  /// The horizontal margin of the element's texts, in points; `nil` if it has none.
  @MainActor
  var textMargin: CGFloat? {
    switch self {
    case .row(let row): row.style.metrics.textMargin
    case .boundary(let boundary): boundary.style.metrics.textMargin
    case .background: nil
    }
  }
}
