// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// The equivalent of ``RegisteredView`` for headers and footers of a table.
@MainActor
protocol RegisteredBoundary: AnyObject {
  init(reusableAs identifier: String?)
}

@available(*, unavailable)
extension UITableViewHeaderFooterView: RegisteredBoundary {}

extension UITableViewHeaderFooterView {
  /// Returns a new view of this class, created by its `init(reuseIdentifier:)`.
  static func made(_ identifier: String) -> Self {
    let known: Any.Type = self
    let view = (known as? any RegisteredBoundary.Type)?.init(reusableAs: identifier)
    guard let view = view as? Self else { notMade() }
    return view
  }
}
