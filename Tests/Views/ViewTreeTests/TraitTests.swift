// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct TraitTests {
  private enum Density: Equatable { case regular, dense }

  private enum DensityTrait: UITraitDefinition {
    static let defaultValue = Density.regular
  }

  private final class Theme {}

  private enum ThemeTrait: UITraitDefinition {
    static var defaultValue: Theme? { nil }
  }

  @Test func `a collection says what its mutations say, and no more`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[DensityTrait.self] = .dense
    }
    expect(traits.userInterfaceStyle, equals: .dark)
    expect(traits[DensityTrait.self], equals: .dense)
    expect(traits.horizontalSizeClass, equals: .unspecified)
    expect(UITraitCollection()[DensityTrait.self], equals: .regular)
    let wide = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
    expect(wide.userInterfaceStyle, equals: .dark)
    expect(wide.containsTraits(in: traits))
    expect(!traits.containsTraits(in: wide))
    expect(
      traits.replacing(DensityTrait.self, value: .regular)[DensityTrait.self], equals: .regular)
  }

  @Test func `collections are equal when they say the same of an application's traits`() {
    func said(_ density: Density) -> UITraitCollection {
      UITraitCollection { $0[DensityTrait.self] = density }
    }
    expect(said(.dense), equals: said(.dense))
    expect(said(.dense).hash, equals: said(.dense).hash)
    expect(said(.dense) != said(.regular))
    let theme = Theme()
    let themed = UITraitCollection { $0[ThemeTrait.self] = theme }
    expect(themed, equals: UITraitCollection(traitsFrom: [UITraitCollection(), themed]))
    expect(themed[ThemeTrait.self] === theme)
  }

  @Test func `colours look different in the dark`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    expect(
      !dark.hasDifferentColorAppearance(
        comparedTo: dark.replacing(
          UITraitDisplayScale.self, value: 3)))
  }

  @Test func `what a view says of its traits holds for the views in it until it is taken back`() {
    let stage = Stage()
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides[DensityTrait.self] = .dense
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
    expect(inner.traitCollection[DensityTrait.self], equals: .dense)
    expect(stage.root.traitCollection[DensityTrait.self], equals: .regular)
    expect(outer.traitOverrides.contains(DensityTrait.self))
    expect(!inner.traitOverrides.contains(DensityTrait.self))
    outer.traitOverrides.remove(DensityTrait.self)
    expect(inner.traitCollection[DensityTrait.self], equals: .regular)
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
    stage.surface.traits = UITraitCollection(traitsFrom: [
      stage.surface.traits, UITraitCollection(displayScale: 3),
    ])
    expect(inner.traitCollection.displayScale, equals: 3)
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
  }

  @Test func `a view tells of changes of the traits it was asked to watch`() {
    let stage = Stage()
    let label = UILabel()
    stage.root.addSubview(label)
    var calls: [String] = []
    let registration = label.registerForTraitChanges(
      [DensityTrait.self, UITraitUserInterfaceStyle.self]
    ) { (label: UILabel, previous: UITraitCollection) in
      calls.append("\(previous[DensityTrait.self]) to \(label.traitCollection[DensityTrait.self])")
    }
    stage.root.traitOverrides[DensityTrait.self] = .dense
    expect(calls, equals: ["regular to dense"])
    stage.root.traitOverrides.displayScale = 3
    stage.root.traitOverrides[DensityTrait.self] = .dense
    expect(calls.count, equals: 1)
    stage.root.overrideUserInterfaceStyle = .dark
    expect(calls, equals: ["regular to dense", "dense to dense"])
    label.unregisterForTraitChanges(registration)
    stage.root.overrideUserInterfaceStyle = .light
    expect(calls.count, equals: 2)
  }
}
