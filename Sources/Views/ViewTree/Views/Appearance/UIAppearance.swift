// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A class whose objects can be styled through an appearance proxy.
///
/// A value set on an appearance is set on each object of the class and of its subclasses when it enters a
/// window, unless the object's value differs from the default of its class. An appearance is an object of the
/// class that is in no window; it stores the values set on it.
///
///     UINavigationBar.appearance().tintColor = .systemRed
///     UILabel.appearance(whenContainedInInstancesOf: [Card.self]).font = .italicSystemFont(ofSize: 15)
///
/// Of several appearances with a value for a property, one is applied: that of the class nearest to the
/// object's; then that of the container nearest to the window; then that with more containers; then that for
/// traits; then the most recent one.
///
/// The properties that take part are those that UIKit names for appearances, and a few that applications
/// commonly set this way (`semanticContentAttribute`, `sectionHeaderTopPadding`,
/// `contentInsetAdjustmentBehavior`). Properties of an application's own classes take part when the class
/// lists them by name, as the overlay compiler does for `@objc`.
///
/// Differs from UIKit: a class of the application needs `init(frame:)` (bar items: `init(coder:)`), by which
/// its appearance is created; a value set on an object that equals the default of its class counts as not
/// set.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance of all objects of the class.
  static func appearance() -> Self
  /// Returns the appearance of the objects contained in instances of `containerTypes`, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the appearance of the objects whose traits contain `trait` when they enter a window.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the appearance of the objects whose traits contain `trait`, contained in instances of
  /// `containerTypes`.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
