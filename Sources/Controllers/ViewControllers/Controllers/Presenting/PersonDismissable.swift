// SPDX-License-Identifier: Apache-2.0

/// A controller that is notified of its dismissal by the user, such as a swipe on a sheet or a click beside a
/// popover.
@MainActor
package protocol PersonDismissable: AnyObject {
  /// Called after the user dismissed the controller.
  func personDismissed()
}
