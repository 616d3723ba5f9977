// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A scroll view whose sections can be reached by titles beside its content.
///
/// It creates an ``IndexTitles`` object, and notifies it of layout and of new data.
@MainActor
protocol IndexTitling: UIScrollView {
  /// The current titles of the data source.
  var titlesOfIndex: [String] { get }
  /// Scrolls to the target of a title; `position` is its index among all titles.
  func showTitle(_ title: String, at position: Int)
}
