// SPDX-License-Identifier: Apache-2.0

/// A view that an object knows and does not keep alive; nil when it is gone.
///
/// A weak reference would make all counting of references to the view slower from then on, as
/// ``ViewLifetime`` says. What is made for every view of a kind knows it by this: one weak reference
/// among ten is as dear as all of them.
@MainActor @propertyWrapper
package struct Unheld<View: UIView> {
  private var lifetime: ViewLifetime?

  /// Knows no view.
  package init() {}

  /// Knows a view, or none.
  package init(wrappedValue: View?) { lifetime = wrappedValue?.lifetime }

  /// The view.
  package var wrappedValue: View? {
    get {
      guard let view = lifetime?.view else { return nil }
      return unsafeDowncast(view, to: View.self)
    }
    set { lifetime = newValue?.lifetime }
  }
}
