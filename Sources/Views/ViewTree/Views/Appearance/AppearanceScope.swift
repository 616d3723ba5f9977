// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// The conditions under which an appearance applies to objects of its class.
package struct AppearanceScope {
  /// The types of the containers, the innermost first; empty if the objects may be anywhere.
  package var containers: [any UIAppearanceContainer.Type] = []
  /// The traits that the traits of the objects must contain; `nil` for any.
  package var traits: UITraitCollection?

  /// Creates a scope of the objects in `containers` whose traits contain `traits`.
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

  /// Returns the index of the outermost container among `ancestors`, which are ordered from the nearest
  /// outwards.
  ///
  /// - Returns: The index, -1 for a scope without containers, or `nil` if a container is missing.
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
