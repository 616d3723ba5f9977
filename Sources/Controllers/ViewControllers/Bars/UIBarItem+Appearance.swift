// SPDX-License-Identifier: Apache-2.0

package import Foundation
public import MullionCollectionGeometry
import MullionContracts
import MullionControls
public import MullionViewTree

extension UIBarItem: UIAppearance {
  /// The appearance of all items of the class.
  public static func appearance() -> Self { Appearances.proxy(of: self, AppearanceScope()) }

  /// The appearance of the items in instances of the types: the first type is the innermost one.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, AppearanceScope(containers: containerTypes))
  }

  /// The appearance of the items whose bar has traits that contain `trait`.
  public static func appearance(for trait: UITraitCollection) -> Self {
    Appearances.proxy(of: self, AppearanceScope(traits: trait))
  }

  /// The appearance of the items whose bar has traits that contain `trait`, in instances of the types.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, AppearanceScope(containers: containerTypes, traits: trait))
  }
}

extension UIBarItem: AppearanceTaking {
  /// An item that keeps what is set on an appearance.
  package static func madeForAppearance() -> Self {
    guard let item = self.init(coder: NSCoder()) else {
      contractBroken(
        "\(self).init(coder:) answers nil, so that there is no appearance of the class; have it make an item"
      )
    }
    return item
  }

  /// An item as its class made it.
  package static func madeForComparison() -> NSObject? { self.init(coder: NSCoder()) }

  /// The properties that take part.
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

  /// Takes what appearances say, when `view`, which shows the item, comes into a window; whether they said anything.
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
