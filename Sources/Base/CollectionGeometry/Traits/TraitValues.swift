// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The values of a trait collection.
struct TraitValues: Hashable, @unchecked Sendable {
  var displayScale: CGFloat = 0
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var listEnvironment = UIListEnvironment.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var imageDynamicRange = UIImageDynamicRange.unspecified
  var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
  /// The values of app-defined traits, by trait.
  private var others: [ObjectIdentifier: OtherTraitValue] = [:]

  init() {}

  /// Returns these values, overridden by those specified in `new`.
  func merging(_ new: TraitValues) -> TraitValues {
    var merged = self
    if new.displayScale != 0 { merged.displayScale = new.displayScale }
    if new.userInterfaceIdiom != .unspecified {
      merged.userInterfaceIdiom = new.userInterfaceIdiom
    }
    if new.userInterfaceStyle != .unspecified {
      merged.userInterfaceStyle = new.userInterfaceStyle
    }
    if new.horizontalSizeClass != .unspecified {
      merged.horizontalSizeClass = new.horizontalSizeClass
    }
    if new.verticalSizeClass != .unspecified { merged.verticalSizeClass = new.verticalSizeClass }
    if new.layoutDirection != .unspecified { merged.layoutDirection = new.layoutDirection }
    if new.preferredContentSizeCategory != .unspecified {
      merged.preferredContentSizeCategory = new.preferredContentSizeCategory
    }
    if new.legibilityWeight != .unspecified { merged.legibilityWeight = new.legibilityWeight }
    if new.accessibilityContrast != .unspecified {
      merged.accessibilityContrast = new.accessibilityContrast
    }
    if new.userInterfaceLevel != .unspecified {
      merged.userInterfaceLevel = new.userInterfaceLevel
    }
    if new.listEnvironment != .unspecified { merged.listEnvironment = new.listEnvironment }
    if new.displayGamut != .unspecified { merged.displayGamut = new.displayGamut }
    if new.forceTouchCapability != .unknown {
      merged.forceTouchCapability = new.forceTouchCapability
    }
    if new.activeAppearance != .unspecified { merged.activeAppearance = new.activeAppearance }
    if new.sceneCaptureState != .unspecified { merged.sceneCaptureState = new.sceneCaptureState }
    if new.imageDynamicRange != .unspecified { merged.imageDynamicRange = new.imageDynamicRange }
    if new.toolbarItemPresentationSize != .unspecified {
      merged.toolbarItemPresentationSize = new.toolbarItemPresentationSize
    }
    if !new.others.isEmpty { merged.others.merge(new.others) { $1 } }
    return merged
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      let known = (trait as? any StandardTrait.Type)?.value(in: self)
      return (known ?? others[ObjectIdentifier(trait)]?.value) as? T.Value ?? T.defaultValue
    }
    set {
      if let known = trait as? any StandardTrait.Type {
        known.set(newValue, in: &self)
      } else {
        others[ObjectIdentifier(trait)] = OtherTraitValue(newValue)
      }
    }
  }

  /// Returns whether the trait is specified.
  func contains(_ trait: UITrait) -> Bool {
    (trait as? any StandardTrait.Type)?.isSaid(in: self) ?? (others[ObjectIdentifier(trait)] != nil)
  }

  /// Resets the trait to unspecified.
  mutating func remove(_ trait: UITrait) {
    func unsay<T: UITraitDefinition>(_ trait: T.Type) { self[trait] = T.defaultValue }
    if trait is any StandardTrait.Type { unsay(trait) }
    others[ObjectIdentifier(trait)] = nil
  }

  /// Returns whether both have equal values for a trait.
  func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    func value<T: UITraitDefinition>(_ trait: T.Type, _ values: TraitValues) -> OtherTraitValue {
      OtherTraitValue(values[trait])
    }
    guard !(trait is any StandardTrait.Type) else {
      return value(trait, self) == value(trait, other)
    }
    let (one, two) = (others[ObjectIdentifier(trait)], other.others[ObjectIdentifier(trait)])
    return one == two || value(trait, self) == value(trait, other)
  }
}
