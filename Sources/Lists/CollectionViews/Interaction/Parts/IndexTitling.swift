// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A scroll view whose sections can be reached by titles beside its content.
///
/// It makes ``IndexTitles``, and tells it of layout and of new data.
@MainActor
protocol IndexTitling: UIScrollView {
  /// The titles as the data source gives them now.
  var titlesOfIndex: [String] { get }
  /// Shows what a title leads to; `position` is that of the title among all.
  func showTitle(_ title: String, at position: Int)
}
