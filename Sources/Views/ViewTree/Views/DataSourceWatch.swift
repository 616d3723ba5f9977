// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// Notices that a data source is gone: views do not keep theirs alive, and one that nobody else
/// keeps is gone before anything is shown.
package struct DataSourceWatch {
  private var isExpected = false

  /// A watch over a view that has no data source.
  package init() {}

  /// The view was given a data source; nil: it was taken away.
  package mutating func wasSet(_ source: AnyObject?) { isExpected = source != nil }

  /// Says once, when the data source was not taken away and is not there, that nothing is shown.
  @MainActor
  package func check(_ source: AnyObject?, of view: UIView) {
    guard isExpected, source == nil else { return }
    Diagnostics.reportOnce(
      "the data source of \(view.messagePlace) is gone, so that nothing is shown: the view does not "
        + "keep it alive. Keep it in a property, of the view controller for example.")
  }
}
