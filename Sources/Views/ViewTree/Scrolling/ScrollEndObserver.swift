// SPDX-License-Identifier: Apache-2.0

/// An object that is notified when the end of a scroll view's content may have moved.
@MainActor
package protocol ScrollEndObserver: AnyObject {
  /// Called when the content offset, the content size, the insets or the size of the scroll view changed.
  func contentEndMayHaveMoved()
}
