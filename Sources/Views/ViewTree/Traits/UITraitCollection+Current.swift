// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

extension UITraitCollection {
  /// The current traits of the calling thread, with which dynamic colours are resolved by default.
  ///
  /// By default those of the view being laid out or drawn, otherwise those of the display.
  public class var current: UITraitCollection {
    get { TraitContext.current }
    set { TraitContext.current = newValue }
  }

  /// Runs `actions` with this collection as ``current``, and restores the previous one.
  ///
  /// - Parameter actions: The closure to run.
  public func performAsCurrent(_ actions: () -> Void) { TraitContext.with(self, actions) }

  /// The traits of a view outside of surfaces without a display: a phone's, light, left to right, with the
  /// content size category Large.
  package static let headless = UITraitCollection(traitsFrom: [
    .plainDisplay, UITraitCollection(displayScale: 2),
    UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(layoutDirection: .leftToRight),
    UITraitCollection(preferredContentSizeCategory: .large),
    UITraitCollection(accessibilityContrast: .normal),
    UITraitCollection(userInterfaceLevel: .base),
  ])
}
