// SPDX-License-Identifier: Apache-2.0

/// A view that can wait to be used again.
@MainActor
protocol PooledView: AnyObject {
  /// The name it waits under; nil: it is used once.
  var reuseKey: ReuseKey? { get }
  /// Whether it waits.
  var isPooled: Bool { get set }
  /// Takes it out of the view tree.
  func removeFromSuperview()
}
