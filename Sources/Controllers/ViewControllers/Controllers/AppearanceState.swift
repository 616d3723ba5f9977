// SPDX-License-Identifier: Apache-2.0

/// The appearance state of a view controller's view.
package enum AppearanceState: Hashable, Sendable {
  /// The state of a view that is not in a visible window.
  case disappeared
  /// The state after `viewWillAppear`; `viewDidAppear` is called after the layout.
  case appearing
  /// The state of a view on screen.
  case appeared
  /// The state after `viewWillDisappear`; `viewDidDisappear` is called after the removal.
  case disappearing
}
