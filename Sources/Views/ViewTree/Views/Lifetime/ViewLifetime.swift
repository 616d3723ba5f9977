// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// A reference to a view that does not keep it alive.
///
/// Nearly every view is known to its subviews, its layer and its constraints. Weak references would
/// make all counting of references to it slower, which is half of the work of making cells; this
/// object is counted instead, and forgets the view when that is gone.
///
/// It has the view's bare address. That is safe because the view ends on the main thread (see
/// ``TearDown``), where it is also asked for, and because the runtime refuses a reference to it when
/// the last one is gone: from then on the view is not seen here, though it may not have ended yet.
final class ViewLifetime: @unchecked Sendable {
  private var address: UnsafeMutableRawPointer?

  /// The view; nil when it is gone.
  var view: UIView? { TearDown.reference(to: address) }
  /// The view, for a look at its state; see ``TearDown/peek(at:)``.
  @inline(__always)
  var peekedView: Unmanaged<UIView>? { TearDown.peek(at: address) }

  /// Makes it a reference to `view`.
  func begin(_ view: UIView) { address = Unmanaged.passUnretained(view).toOpaque() }

  /// Forgets the view, which ends.
  func end() { TearDown.forgetting { address = nil } }

  /// The view, for a part of it: also when the last reference to it is gone, until it ends.
  ///
  /// - Precondition: The view has not ended.
  func whole() -> UIView {
    guard let view: UIView = TearDown.lastingReference(to: address) else {
      contractBroken("a part of a view was used after the view was gone; please report this")
    }
    return view
  }
}
