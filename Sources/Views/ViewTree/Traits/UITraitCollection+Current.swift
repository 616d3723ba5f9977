// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry

extension UITraitCollection {
  /// The traits dynamic colours resolve with when nobody says others: those of the view being laid
  /// out or drawn, else those of the display.
  public class var current: UITraitCollection {
    get { TraitContext.current }
    set { TraitContext.current = newValue }
  }

  /// Runs `actions` with this collection as ``current``, and puts back what was current before.
  public func performAsCurrent(_ actions: () -> Void) { TraitContext.with(self, actions) }

  /// The traits of a view in no surface where nobody said a display: a phone's, light, left to
  /// right, text of size Large.
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
