// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// A check that detects that a view's data source has been deallocated.
///
/// Views do not retain their data sources; one without another strong reference is deallocated before
/// anything is shown.
package struct DataSourceWatch {
  private var isExpected = false

  /// Creates a watch for a view without a data source.
  package init() {}

  /// Records that the data source was set, or removed if `source` is `nil`.
  package mutating func wasSet(_ source: AnyObject?) { isExpected = source != nil }

  /// Reports, at most once, that nothing is shown because the data source was deallocated without having been
  /// replaced by `nil`.
  @MainActor
  package func check(_ source: AnyObject?, of view: UIView) {
    guard isExpected, source == nil else { return }
    Diagnostics.reportOnce(
      "the data source of \(view.messagePlace) was deallocated, so nothing is shown: the view"
        + " holds it "
        + "weakly. Keep it in a property, of the view controller for example.")
  }
}
