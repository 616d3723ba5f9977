// SPDX-License-Identifier: Apache-2.0

package import Foundation
public import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionViewTree

extension UIBarItem: UIAppearance {
  /// Returns the appearance proxy for all items of the class.
  public static func appearance() -> Self { Appearances.proxy(of: self, AppearanceScope()) }

  /// Returns the appearance proxy for items contained in instances of the types; the first type is the
  /// innermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, AppearanceScope(containers: containerTypes))
  }

  /// Returns the appearance proxy for items whose bar has traits that contain `trait`.
  public static func appearance(for trait: UITraitCollection) -> Self {
    Appearances.proxy(of: self, AppearanceScope(traits: trait))
  }

  /// Returns the appearance proxy for items contained in instances of the types, whose bar has traits that
  /// contain `trait`.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, AppearanceScope(containers: containerTypes, traits: trait))
  }
}

extension UIBarItem: AppearanceTaking {
  /// Returns an item that records the values set on an appearance proxy.
  package static func madeForAppearance() -> Self {
    guard let item = self.init(coder: NSCoder()) else {
      contractBroken(
        "\(self).init(coder:) returned nil, so there is no appearance of the class; return an item from it"
      )
    }
    return item
  }

  /// Returns an unmodified item of the class.
  package static func madeForComparison() -> NSObject? { self.init(coder: NSCoder()) }

  /// The properties that appearance proxies can set.
  package static var allAppearanceMembers: [AppearanceMember] {
    let known: Any.Type = self
    let titles = UIControl.State.eachOfAppearances.map { state in
      AppearanceMember(
        attributes: "titleTextAttributes \(state.rawValue)",
        read: { (item: UIBarItem) in item.titleTextAttributes(for: state) ?? [:] },
        write: { $0.setTitleTextAttributes($1, for: state) })
    }
    return titles + ((known as? any AppearanceNaming.Type)?.appearanceMembers ?? [])
  }

  /// Applies the values of appearance proxies when `view`, which shows the item, enters a window.
  ///
  /// - Returns: Whether any value was set.
  func takeAppearance(in view: UIView) -> Bool {
    guard Appearances.areUsed else { return false }
    let before = appearanceChanges
    isTakingAppearance = true
    Appearances.set(
      on: self, traits: view.traitCollection, ancestors: [view] + view.appearanceAncestors)
    isTakingAppearance = false
    return appearanceChanges != before
  }
}
