// SPDX-License-Identifier: Apache-2.0

/// A view whose drags scroll nothing.
@MainActor
package protocol DragKeeping: AnyObject {
  /// Whether a drag that begins in the view never scrolls, however early it begins.
  var keepsDrags: Bool { get }
}
