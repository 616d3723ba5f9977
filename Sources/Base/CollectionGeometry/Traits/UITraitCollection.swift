// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The traits that an interface adapts to, such as display scale, size classes, style, text size and
/// direction.
///
/// A trait collection is immutable. A trait that is not given is unspecified (a scale of 0, an idiom of
/// `.unspecified`).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let traits: TraitValues

  /// Creates a collection without any specified trait.
  public override init() {
    traits = TraitValues()
    super.init()
  }

  private init(_ traits: TraitValues) {
    self.traits = traits
    super.init()
  }

  /// Creates a collection with a display scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection with a kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection with a light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection with a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with a weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Creates a collection with an accessibility contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection with a visual level of the interface.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.said(from: TraitValues(), mutations))
  }

  /// Creates a collection with the traits of all `collections`; if several specify a trait, the last one
  /// applies.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.merging($1.traits) })
  }

  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  /// The kind of device; `unspecified` if the collection does not specify it.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The light or dark style; `unspecified` if the collection does not specify it.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The horizontal size class; `unspecified` if the collection does not specify it.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The vertical size class; `unspecified` if the collection does not specify it.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The layout direction; `unspecified` if the collection does not specify it.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// The preferred text size; `unspecified` if the collection does not specify it.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  /// The weight of text; `unspecified` if the collection does not specify it.
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  /// The contrast between foreground and background; `unspecified` if the collection does not specify it.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// The visual level of the interface, base or elevated; `unspecified` if the collection does not specify
  /// it.
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// The kind of list that contains an element; `unspecified` if the collection does not specify it.
  public var listEnvironment: UIListEnvironment { traits.listEnvironment }

  /// The value of a trait.
  ///
  /// - Returns: The value of `trait`, or its default if unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { traits[trait] }

  /// Returns a copy of the collection with the traits changed by `mutations`.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.said(from: traits, mutations))
  }

  /// Returns a copy of the collection with another value for one trait.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var values = traits
    values[trait] = value
    return UITraitCollection(values)
  }

  /// Returns whether this collection has the same values for all traits specified in `trait`.
  ///
  /// Returns `true` for `nil` or a collection without specified traits.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { traits.merging($0.traits) == traits } ?? true
  }

  /// Returns the traits among `traits` whose values differ between the collections.
  package func changes(
    from other: UITraitCollection, among traits: [UITrait]
  ) -> [UITrait] {
    traits.filter { !self.traits.agrees(with: other.traits, on: $0) }
  }

  /// Returns whether a system trait that affects colors differs between the collections.
  ///
  /// `nil` counts as a collection without specified traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    return !changes(from: other, among: Self.systemTraitsAffectingColorAppearance).isEmpty
  }

  /// The system traits that affect colors.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }

  /// The system traits that affect the choice of an image.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitDisplayGamut.self,
    ]
  }

  /// The traits of the collection as mutable overrides.
  package var overrides: any UITraitOverrides { TraitOverrides(values: traits) }

  /// Returns a collection with the traits of `overrides`; `nil` if no trait is overridden.
  package static func saying(_ overrides: any UITraitOverrides) -> UITraitCollection? {
    guard let said = overrides as? TraitOverrides, said.values != TraitValues() else { return nil }
    return UITraitCollection(said.values)
  }

  private static func said(
    from values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = TraitOverrides(values: values)
    mutations(&traits)
    return (traits as? TraitOverrides)?.values ?? values
  }

  /// Returns whether the collections have equal values for all traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.traits == traits
  }

  /// The hash value, equal for equal collections.
  open override var hash: Int { traits.hashValue }

  /// Returns the collection itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  private convenience init(_ say: (inout TraitValues) -> Void) {
    var values = TraitValues()
    say(&values)
    self.init(values)
  }
}
