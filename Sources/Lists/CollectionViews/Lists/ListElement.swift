// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

/// What a list has to say about the look of one of its elements.
package enum ListElement: Equatable {
  /// A cell.
  case row(ListRow)
  /// A header or a footer.
  case boundary(ListBoundary)
  /// The decoration behind a section.
  case background(UIColor)

  /// How far texts of the element stand from its edges, in points; nil: it has none.
  @MainActor
  var textMargin: CGFloat? {
    switch self {
    case .row(let row): row.style.metrics.textMargin
    case .boundary(let boundary): boundary.style.metrics.textMargin
    case .background: nil
    }
  }
}
