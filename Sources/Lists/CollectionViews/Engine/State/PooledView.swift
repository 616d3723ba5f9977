// SPDX-License-Identifier: Apache-2.0

/// A view that can be pooled for reuse.
@MainActor
protocol PooledView: AnyObject {
  /// The key under which it is pooled; `nil` if it is not reused.
  var reuseKey: ReuseKey? { get }
  /// Whether it is in the pool.
  var isPooled: Bool { get set }
  /// Removes it from the view hierarchy.
  func removeFromSuperview()
}
