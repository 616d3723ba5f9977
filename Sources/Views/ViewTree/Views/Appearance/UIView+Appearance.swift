// SPDX-License-Identifier: Apache-2.0

package import Foundation
public import MullionCollectionGeometry
import MullionContracts

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The appearance of all views of the class.
  public static func appearance() -> Self { Appearances.proxy(of: self, AppearanceScope()) }

  /// The appearance of the views in instances of the types: the first type is the innermost one.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, AppearanceScope(containers: containerTypes))
  }

  /// The appearance of the views whose traits contain `trait` when they come into a window.
  public static func appearance(for trait: UITraitCollection) -> Self {
    Appearances.proxy(of: self, AppearanceScope(traits: trait))
  }

  /// The appearance of the views whose traits contain `trait`, in instances of the types.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, AppearanceScope(containers: containerTypes, traits: trait))
  }
}

extension UIView: AppearanceTaking {
  /// A view that keeps what is set on an appearance.
  package static func madeForAppearance() -> Self {
    if LibraryModules.name(of: self) != nil, let made = self.init(coder: NSCoder()) { return made }
    return _made(frame: .zero)
  }

  /// A view as its class made it.
  package static func madeForComparison() -> NSObject? { self.init(coder: NSCoder()) }

  /// The properties that take part.
  package static var allAppearanceMembers: [AppearanceMember] {
    let known: Any.Type = self
    return viewMembers
      + ((known as? any SharedAppearanceNaming.Type)?.sharedAppearanceMembers ?? [])
      + ((known as? any AppearanceNaming.Type)?.appearanceMembers ?? [])
  }

  private static var viewMembers: [AppearanceMember] {
    [
      AppearanceMember(
        "tintColor", read: { (view: UIView) in .some(view.tree.tintColor) },
        write: { $0.tintColor = $1 }),
      AppearanceMember("backgroundColor", \UIView.backgroundColor),
      AppearanceMember("semanticContentAttribute", \UIView.semanticContentAttribute),
      AppearanceMember("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
    ]
  }

  /// What appearances have set.
  package var takenAppearance: [String: Any] {
    get { tree.takenAppearance ?? [:] }
    set { tree.takenAppearance = newValue }
  }
}
