// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A class whose objects can all be given a look at once.
///
/// What is set on an appearance is set on each object of the class, and of its subclasses, when it comes into a
/// window, unless the object has another value than its class gave it. An appearance is an object of the class that
/// is in no window; it keeps what is set on it.
///
///     UINavigationBar.appearance().tintColor = .systemRed
///     UILabel.appearance(whenContainedInInstancesOf: [Card.self]).font = .italicSystemFont(ofSize: 15)
///
/// Of several appearances with a value for a property one wins: that of the class nearest to the object's; then that
/// of the container nearest to the window; then that with more containers; then that for traits; then the younger one.
///
/// The properties that take part are those that UIKit names for appearances, and a few that applications set so all the
/// same (`semanticContentAttribute`, `sectionHeaderTopPadding`, `contentInsetAdjustmentBehavior`). Properties of an
/// application's own classes take part when the class lists them by name, as the overlay compiler does for `@objc`.
///
/// Differs from UIKit: a class of the application needs `init(frame:)` (bar items: `init(coder:)`), as its appearance
/// is made by it; a value that an object was given and that is its class's own counts as not given.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The appearance of all objects of the class.
  static func appearance() -> Self
  /// The appearance of the objects in instances of the types: the first type is the innermost one.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// The appearance of the objects whose traits contain `trait` when they come into a window.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The appearance of the objects whose traits contain `trait`, in instances of the types.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
