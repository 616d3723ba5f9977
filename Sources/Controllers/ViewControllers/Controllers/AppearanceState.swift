// SPDX-License-Identifier: Apache-2.0

/// The appearance state of a view controller's view.
package enum AppearanceState: Hashable, Sendable {
  /// Not in a window that is shown.
  case disappeared
  /// `viewWillAppear` was called, and `viewDidAppear` will be after the layout.
  case appearing
  /// On screen.
  case appeared
  /// `viewWillDisappear` was called, and `viewDidDisappear` will be after the removal.
  case disappearing
}
