// SPDX-License-Identifier: Apache-2.0

/// A reference to a view that does not retain it; `nil` after the view is gone.
///
/// A weak reference would slow down all reference counting of the view from then on; see ``ViewLifetime``.
/// Objects that are created for every view of a kind use this type: a single weak reference to a view costs
/// as much as many.
@MainActor @propertyWrapper
package struct Unheld<View: UIView> {
  private var lifetime: ViewLifetime?

  /// Creates a reference to no view.
  package init() {}

  /// Creates a reference to a view, or to none.
  package init(wrappedValue: View?) { lifetime = wrappedValue?.lifetime }

  /// The referenced view, or `nil`.
  package var wrappedValue: View? {
    get {
      guard let view = lifetime?.view else { return nil }
      return unsafeDowncast(view, to: View.self)
    }
    set { lifetime = newValue?.lifetime }
  }
}
