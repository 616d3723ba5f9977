// SPDX-License-Identifier: Apache-2.0

/// What others keep of a view or a guide that they do not keep alive.
///
/// Nearly every view is known to its subviews, its layer and its constraints. Weak references would
/// make all counting of references to it slower, which is half of the work of making cells; this
/// object is counted instead, and forgets the item when that is gone.
final class ItemLifetime: @unchecked Sendable {
  /// The view; nil when it is gone, or the item is a guide.
  unowned(unsafe) var view: UIView?
  /// The guide; nil when it is gone, or the item is a view.
  unowned(unsafe) var guide: UILayoutGuide?

  /// Forgets the item, which is going.
  func end() {
    view = nil
    guide = nil
  }
}
