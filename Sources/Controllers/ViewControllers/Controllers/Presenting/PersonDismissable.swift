// SPDX-License-Identifier: Apache-2.0

/// A controller that hears when a person ends its presentation by hand: swipes a sheet away, clicks beside a popover.
@MainActor
package protocol PersonDismissable: AnyObject {
  /// The person ended it.
  func personDismissed()
}
