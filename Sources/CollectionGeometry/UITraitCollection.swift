// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What an interface adapts to: screen scale, room, light or dark, text size, direction.
///
/// Immutable. A trait that was not given is unspecified (a scale of 0, an idiom of `.unspecified`).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private let traits: Traits

  private struct Traits: Hashable, Sendable {
    var displayScale: CGFloat = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  }

  /// A collection without any trait.
  public override init() {
    traits = Traits()
    super.init()
  }

  private init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// A collection that says the screen scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(Traits(displayScale: displayScale))
  }

  /// A collection that says the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Traits(userInterfaceIdiom: userInterfaceIdiom))
  }

  /// A collection that says light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// A collection that says how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// A collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  /// A collection that says the direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  /// A collection that says the size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// The traits of all the collections; where several say one trait, the last wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(Traits()) { Self.merge($0, $1.traits) })
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

  /// Whether the collections say the same about every trait.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  /// Equal for collections that say the same.
  open override var hash: Int { traits.hashValue }

  /// The collection itself, since it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  private static func merge(_ old: Traits, _ new: Traits) -> Traits {
    var merged = old
    if new.displayScale != 0 { merged.displayScale = new.displayScale }
    if new.userInterfaceIdiom != .unspecified { merged.userInterfaceIdiom = new.userInterfaceIdiom }
    if new.userInterfaceStyle != .unspecified { merged.userInterfaceStyle = new.userInterfaceStyle }
    if new.horizontalSizeClass != .unspecified {
      merged.horizontalSizeClass = new.horizontalSizeClass
    }
    if new.verticalSizeClass != .unspecified { merged.verticalSizeClass = new.verticalSizeClass }
    if new.layoutDirection != .unspecified { merged.layoutDirection = new.layoutDirection }
    if new.preferredContentSizeCategory != .unspecified {
      merged.preferredContentSizeCategory = new.preferredContentSizeCategory
    }
    return merged
  }
}
