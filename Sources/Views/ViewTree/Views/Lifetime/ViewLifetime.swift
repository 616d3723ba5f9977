// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// A reference to a view that does not retain it.
///
/// Nearly every view is referenced by its subviews, its layer and its constraints. Weak references would slow
/// down all reference counting of the view, which is half of the work of creating cells; references to this
/// object are counted instead, and it drops the view when the view is deallocated.
///
/// It stores the view's bare address. That is safe because views are deallocated on the main thread (see
/// ``TearDown``), where the address is also read, and because the runtime refuses a new reference once the
/// last one is gone: from then on the view is unavailable here, even if its deallocation has not finished.
final class ViewLifetime: @unchecked Sendable {
  private var address: UnsafeMutableRawPointer?

  /// The view, or `nil` after it is gone.
  var view: UIView? { TearDown.reference(to: address) }
  /// An unretained reference for reading the view's state; see ``TearDown/peek(at:)``.
  @inline(__always)
  var peekedView: Unmanaged<UIView>? { TearDown.peek(at: address) }

  /// Sets the reference to `view`.
  func begin(_ view: UIView) { address = Unmanaged.passUnretained(view).toOpaque() }

  /// Drops the view, which is being deallocated.
  func end() { TearDown.forgetting { address = nil } }

  /// Returns the view to one of its parts, even after the last reference is gone, until its deallocation has
  /// finished.
  ///
  /// - Precondition: The deallocation of the view has not finished.
  func whole() -> UIView {
    guard let view: UIView = TearDown.lastingReference(to: address) else {
      contractBroken("a part of a view was used after the view was deallocated; please report this")
    }
    return view
  }
}
