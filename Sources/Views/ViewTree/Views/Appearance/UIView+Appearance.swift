// SPDX-License-Identifier: Apache-2.0

package import Foundation
public import MullionCollectionGeometry
import MullionContracts

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the appearance of all views of the class.
  public static func appearance() -> Self { Appearances.proxy(of: self, AppearanceScope()) }

  /// Returns the appearance of the views contained in instances of `containerTypes`, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, AppearanceScope(containers: containerTypes))
  }

  /// Returns the appearance of the views whose traits contain `trait` when they enter a window.
  public static func appearance(for trait: UITraitCollection) -> Self {
    Appearances.proxy(of: self, AppearanceScope(traits: trait))
  }

  /// Returns the appearance of the views whose traits contain `trait`, contained in instances of
  /// `containerTypes`.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: self, AppearanceScope(containers: containerTypes, traits: trait))
  }
}

extension UIView: AppearanceTaking {
  /// Returns a view that stores the values set on an appearance.
  package static func madeForAppearance() -> Self {
    if LibraryModules.name(of: self) != nil, let made = self.init(coder: NSCoder()) { return made }
    return _made(frame: .zero)
  }

  /// Returns a view with the initial values of its class.
  package static func madeForComparison() -> NSObject? { self.init(coder: NSCoder()) }

  /// The properties that appearances of the class can set.
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

  /// The values that appearances have set, by property name.
  package var takenAppearance: [String: Any] {
    get { tree.takenAppearance ?? [:] }
    set { tree.takenAppearance = newValue }
  }
}
