// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// What others keep of a view or a guide that they do not keep alive.
///
/// Nearly every view is known to its subviews, its layer and its constraints. Weak references would
/// make all counting of references to it slower, which is half of the work of making cells; this
/// object is counted instead, and forgets the item when that is gone.
///
/// It has the item's bare address. That is safe because the item ends on the main thread (see
/// ``TearDown``), where it is also asked for, and because the runtime refuses a reference to it when
/// the last one is gone: from then on the item is not seen here, though it may not have ended yet.
final class ItemLifetime: @unchecked Sendable {
  private var viewAddress: UnsafeMutableRawPointer?
  private var guideAddress: UnsafeMutableRawPointer?

  /// The view; nil when it is gone, or the item is a guide.
  var view: UIView? { TearDown.reference(to: viewAddress) }
  /// The view, for a look at its state; see ``TearDown/peek(at:)``.
  @inline(__always)
  var peekedView: Unmanaged<UIView>? { TearDown.peek(at: viewAddress) }
  /// The guide; nil when it is gone, or the item is a view.
  var guide: UILayoutGuide? { TearDown.reference(to: guideAddress) }

  /// The item is `view`.
  func begin(_ view: UIView) { viewAddress = Unmanaged.passUnretained(view).toOpaque() }
  /// The item is `guide`.
  func begin(_ guide: UILayoutGuide) { guideAddress = Unmanaged.passUnretained(guide).toOpaque() }

  /// Forgets the item, which ends.
  func end() {
    TearDown.forgetting {
      viewAddress = nil
      guideAddress = nil
    }
  }

  /// The view, for a part of it: also when the last reference to it is gone, until it ends.
  ///
  /// - Precondition: The view has not ended.
  func whole() -> UIView {
    guard let view: UIView = TearDown.lastingReference(to: viewAddress) else {
      contractBroken("a part of a view was used after the view was gone; please report this")
    }
    return view
  }
}
