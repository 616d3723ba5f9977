// SPDX-License-Identifier: Apache-2.0

/// The views that are not in use and can be reused.
///
/// An added view stays a subview until `settle()`, so that one that is reused in the same cycle never leaves
/// the hierarchy.
@MainActor
final class ReusePool<View: PooledView> {
  private var waiting: [ReuseKey: [View]] = [:]
  private var unsettled: [View] = []

  /// All pooled views with their keys.
  ///
  /// - Complexity: O(n).
  var all: [(key: ReuseKey, view: View)] {
    waiting.flatMap { key, views in views.map { (key, $0) } }
  }

  /// Whether all pooled views are out of the view hierarchy.
  var isSettled: Bool { unsettled.isEmpty }

  /// Removes and returns the most recently added view for `key`, or `nil` if there is none.
  func take(_ key: ReuseKey) -> View? {
    waiting.isEmpty ? nil : waiting[key]?.popLast()
  }

  func give(_ view: View) {
    guard let key = view.reuseKey else { return view.removeFromSuperview() }
    waiting[key, default: []].append(view)
    unsettled.append(view)
    view.isPooled = true
  }

  /// Removes the pooled views that were not reused from the hierarchy.
  func settle() {
    for view in unsettled where view.isPooled {
      view.removeFromSuperview()
    }
    unsettled.removeAll()
  }

  /// Discards the pooled views that were created by an earlier registration of `key`.
  func discard(_ key: ReuseKey) {
    for view in waiting.removeValue(forKey: key) ?? [] {
      view.removeFromSuperview()
    }
  }

  /// Discards the decoration views, which the next layout may register differently.
  func discardDecorations() {
    for key in waiting.keys where key.category == .decorationView { discard(key) }
  }
}
