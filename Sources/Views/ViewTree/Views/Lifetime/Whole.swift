// SPDX-License-Identifier: Apache-2.0

/// The view that an object is a part of.
///
/// `unowned` would end the program when a part is used after the last reference to the view went on
/// another thread, and before the view ends on the main thread; or in the view's own `deinit`. Then
/// the view is there still: what is said to it goes nowhere, and ``TearDown`` waits for who holds it.
///
/// What is called from outside of the view, in each frame or when something is done, asks for the
/// projected value first, and holds it.
@MainActor @propertyWrapper
package struct Whole<View: UIView> {
  private let lifetime: ViewLifetime

  /// Says what the object is a part of.
  package init(wrappedValue: View) { lifetime = wrappedValue.lifetime }

  /// The view.
  package var wrappedValue: View { unsafeDowncast(lifetime.whole(), to: View.self) }

  /// The view; nil when the last reference to it is gone.
  package var projectedValue: View? { lifetime.view.map { unsafeDowncast($0, to: View.self) } }
}
