// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What an interface adapts to: screen scale, room, light or dark, text size, direction.
///
/// Immutable. A trait that was not given is unspecified (a scale of 0, an idiom of `.unspecified`).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let traits: TraitValues

  /// A collection without any trait.
  public override init() {
    traits = TraitValues()
    super.init()
  }

  private init(_ traits: TraitValues) {
    self.traits = traits
    super.init()
  }

  /// A collection that says the screen scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// A collection that says the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// A collection that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that says how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that says the direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that says the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that says whether text is heavier than usual.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection that says whether what is shown stands out more than usual.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection that says whether the interface lies in front of another one.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that says what `mutations` says.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.said(from: TraitValues(), mutations))
  }

  /// The traits of all the collections; where several say one trait, the last wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.merging($1.traits) })
  }

  /// Pixels per point; 0 when not said.
  public var displayScale: CGFloat { traits.displayScale }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// Whether text is heavier than usual.
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  /// Whether what is shown stands out more than usual.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// Whether the interface lies in front of another one.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// The kind of list that an element stands in.
  public var listEnvironment: UIListEnvironment { traits.listEnvironment }

  /// The value of a trait; its default where the collection does not say it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { traits[trait] }

  /// This collection with other values for the traits that `mutations` says.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.said(from: traits, mutations))
  }

  /// This collection with another value for one trait.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var values = traits
    values[trait] = value
    return UITraitCollection(values)
  }

  /// Whether this collection says whatever `trait` says; one that is nil or says nothing is in all.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { traits.merging($0.traits) == traits } ?? true
  }

  /// The traits, of those given, about which the collections differ.
  package func changes(
    from other: UITraitCollection, among traits: [UITrait]
  ) -> [UITrait] {
    traits.filter { !self.traits.agrees(with: other.traits, on: $0) }
  }

  /// Whether colours may look different under the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    return !changes(from: other, among: Self.systemTraitsAffectingColorAppearance).isEmpty
  }

  /// The system's traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }

  /// The system's traits that the choice of an image depends on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitDisplayGamut.self,
    ]
  }

  /// What the collection says, to be changed.
  package var overrides: any UITraitOverrides { SaidTraits(values: traits) }

  /// A collection that says what `overrides` does; nil when it says nothing.
  package static func saying(_ overrides: any UITraitOverrides) -> UITraitCollection? {
    guard let said = overrides as? SaidTraits, said.values != TraitValues() else { return nil }
    return UITraitCollection(said.values)
  }

  private static func said(
    from values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = SaidTraits(values: values)
    mutations(&traits)
    return (traits as? SaidTraits)?.values ?? values
  }

  /// Whether the collections say the same about every trait.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.traits == traits
  }

  /// Equal for collections that say the same.
  open override var hash: Int { traits.hashValue }

  /// The collection itself, since it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  private convenience init(_ say: (inout TraitValues) -> Void) {
    var values = TraitValues()
    say(&values)
    self.init(values)
  }
}
