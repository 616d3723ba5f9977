// SPDX-License-Identifier: Apache-2.0

/// A view that can be pooled for reuse.
@MainActor
protocol PooledView: AnyObject {
  /// The key under which the view is pooled; `nil` if the view is not reused.
  var reuseKey: ReuseKey? { get }
  /// Whether the view is in the pool.
  var isPooled: Bool { get set }
  /// Removes the view from the view hierarchy.
  func removeFromSuperview()
}
