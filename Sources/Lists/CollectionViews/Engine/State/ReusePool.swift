// SPDX-License-Identifier: Apache-2.0

/// Views that are not on screen and wait to be used again.
///
/// A view that comes in stays a subview until `settle()`, so that one that is taken again in the
/// same cycle never leaves the tree.
@MainActor
final class ReusePool<View: PooledView> {
  private var waiting: [ReuseKey: [View]] = [:]
  private var unsettled: [View] = []

  /// Everything that waits, with the name it waits under.
  ///
  /// - Complexity: O(n).
  var all: [(key: ReuseKey, view: View)] {
    waiting.flatMap { key, views in views.map { (key, $0) } }
  }

  /// Whether what waits is out of the view tree.
  var isSettled: Bool { unsettled.isEmpty }

  /// The view that waited the shortest; `nil` when none waits.
  func take(_ key: ReuseKey) -> View? {
    waiting.isEmpty ? nil : waiting[key]?.popLast()
  }

  func give(_ view: View) {
    guard let key = view.reuseKey else { return view.removeFromSuperview() }
    waiting[key, default: []].append(view)
    unsettled.append(view)
    view.isPooled = true
  }

  /// Takes the views that nobody wanted out of the view tree.
  func settle() {
    for view in unsettled where view.isPooled {
      view.removeFromSuperview()
    }
    unsettled.removeAll()
  }

  /// Forgets the views made by an earlier registration of `key`.
  func forget(_ key: ReuseKey) {
    for view in waiting.removeValue(forKey: key) ?? [] {
      view.removeFromSuperview()
    }
  }

  /// Forgets the decoration views, which the next layout may register otherwise.
  func forgetDecorations() {
    for key in waiting.keys where key.category == .decorationView { forget(key) }
  }
}
