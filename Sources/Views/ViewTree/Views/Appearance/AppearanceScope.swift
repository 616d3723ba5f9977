// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// Which objects of a class an appearance is for.
package struct AppearanceScope {
  /// What the objects are in, the innermost first; empty: they may be anywhere.
  package var containers: [any UIAppearanceContainer.Type] = []
  /// What the traits of the objects contain; nil: any.
  package var traits: UITraitCollection?

  /// The objects in `containers` whose traits contain `traits`.
  package init(
    containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil
  ) {
    self.containers = containers
    self.traits = traits
  }

  func isSame(as other: AppearanceScope) -> Bool {
    traits == other.traits
      && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }

  /// How far out the outermost container is that an object has around it, counted from the object; -1 without
  /// containers, nil when one of them is not there.
  ///
  /// - Complexity: O(n) for n ancestors.
  @MainActor
  func reach(among ancestors: [AnyObject]) -> Int? {
    var end = ancestors.count
    var outermost: Int?
    for container in containers.reversed() {
      guard let index = ancestors[..<end].lastIndex(where: { Self.is($0, container) }) else {
        return nil
      }
      outermost = outermost ?? index
      end = index
    }
    return outermost ?? -1
  }

  @MainActor
  private static func `is`(_ object: AnyObject, _ type: any UIAppearanceContainer.Type) -> Bool {
    func check<Container: UIAppearanceContainer>(_ type: Container.Type) -> Bool {
      object is Container
    }
    return check(type)
  }
}
