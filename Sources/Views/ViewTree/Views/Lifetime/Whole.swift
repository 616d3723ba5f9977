// SPDX-License-Identifier: Apache-2.0

/// A reference from a part of a view to that view.
///
/// `unowned` would trap if a part is used after the last reference to the view was released on another thread
/// and before the view is deallocated on the main thread, or in the view's own `deinit`. In this state the
/// view still exists: changes to it have no visible effect, and ``TearDown`` waits until no one uses it.
///
/// Entry points called from outside of the view, in each frame or on an event, read the projected value first
/// and retain it.
@MainActor @propertyWrapper
package struct Whole<View: UIView> {
  private let lifetime: ViewLifetime

  /// Creates a reference to the view of which the object is a part.
  package init(wrappedValue: View) { lifetime = wrappedValue.lifetime }

  /// The view, even after the last reference to it is gone.
  ///
  /// - Precondition: The deallocation of the view has not finished.
  package var wrappedValue: View { unsafeDowncast(lifetime.whole(), to: View.self) }

  /// The view, or `nil` after the last reference to it is gone.
  package var projectedValue: View? { lifetime.view.map { unsafeDowncast($0, to: View.self) } }
}
