// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the traits of displays and scenes.
@MainActor
struct DisplayTraitTests {
  @Test func `a collection says nothing of them by itself`() {
    let none = UITraitCollection()
    expect(none.displayGamut == .unspecified && none.forceTouchCapability == .unknown)
    expect(none.activeAppearance == .unspecified && none.sceneCaptureState == .unspecified)
    expect(none.imageDynamicRange == .unspecified && none.typesettingLanguage == nil)
    expect(none.toolbarItemPresentationSize, equals: .unspecified)
  }

  @Test func `collections say one of them`() {
    expect(UITraitCollection(displayGamut: .P3).displayGamut, equals: .P3)
    expect(
      UITraitCollection(forceTouchCapability: .available).forceTouchCapability, equals: .available)
    expect(UITraitCollection(activeAppearance: .inactive).activeAppearance, equals: .inactive)
    expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState, equals: .active)
    expect(UITraitCollection(imageDynamicRange: .high).imageDynamicRange, equals: .high)
    expect(
      UITraitCollection(toolbarItemPresentationSize: .large).toolbarItemPresentationSize,
      equals: .large)
    let thai = Locale.Language(identifier: "th")
    expect(UITraitCollection(typesettingLanguage: thai).typesettingLanguage, equals: thai)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(displayGamut: .P3), UITraitCollection(typesettingLanguage: thai),
    ])
    expect(both.displayGamut == .P3 && both[UITraitTypesettingLanguage.self] == thai)
    expect(both.containsTraits(in: UITraitCollection(displayGamut: .P3)))
    expect(!both.containsTraits(in: UITraitCollection(sceneCaptureState: .active)))
  }

  @Test func `views see a display of sRGB that nobody presses hard or records`() {
    let stage = Stage()
    let traits = stage.root.traitCollection
    expect(traits.displayGamut == .SRGB && traits.forceTouchCapability == .unavailable)
    expect(traits.activeAppearance == .active && traits.sceneCaptureState == .inactive)
    expect(traits.imageDynamicRange == .standard && traits.legibilityWeight == .regular)
    expect(traits.toolbarItemPresentationSize, equals: .unspecified)
    expect(traits[UITraitDisplayGamut.self], equals: .SRGB)
  }

  @Test func `views say others for what is in them`() {
    let stage = Stage()
    let inner = UIView()
    stage.root.addSubview(inner)
    var heard = 0
    inner.registerForTraitChanges([UITraitActiveAppearance.self, UITraitSceneCaptureState.self]) {
      (_: UIView, _) in heard += 1
    }
    stage.root.traitOverrides.activeAppearance = .inactive
    stage.root.traitOverrides.displayGamut = .P3
    stage.root.traitOverrides.forceTouchCapability = .available
    stage.root.traitOverrides.imageDynamicRange = .constrainedHigh
    stage.root.traitOverrides.toolbarItemPresentationSize = .small
    stage.surface.frame(at: 0)
    let traits = inner.traitCollection
    expect(heard == 1 && traits.activeAppearance == .inactive && traits.displayGamut == .P3)
    expect(
      traits.forceTouchCapability == .available && traits.imageDynamicRange == .constrainedHigh)
    expect(traits.toolbarItemPresentationSize, equals: .small)
    stage.root.traitOverrides.remove(UITraitActiveAppearance.self)
    stage.surface.frame(at: 1)
    expect(inner.traitCollection.activeAppearance, equals: .active)
  }

  @Test func `colours may look different with another gamut or appearance`() {
    let plain = UITraitCollection(displayGamut: .SRGB)
    expect(plain.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayGamut: .P3)))
    expect(
      UITraitCollection(activeAppearance: .active).hasDifferentColorAppearance(
        comparedTo: UITraitCollection(activeAppearance: .inactive)))
    expect(
      !UITraitCollection(sceneCaptureState: .active).hasDifferentColorAppearance(
        comparedTo: UITraitCollection(sceneCaptureState: .inactive)))
    expect(
      UITraitDisplayGamut.affectsColorAppearance && !UITraitSceneCaptureState.affectsColorAppearance
    )
    let names = [
      UITraitForceTouchCapability.name, UITraitImageDynamicRange.name,
      UITraitToolbarItemPresentationSize.identifier, UITraitTypesettingLanguage.identifier,
    ]
    expect(
      names,
      equals: [
        "ForceTouchCapability", "ImageDynamicRange", "UITraitToolbarItemPresentationSize",
        "UITraitTypesettingLanguage",
      ])
  }

  @Test func `no picture is brighter than white`() {
    let picture = UIImage()
    expect(!picture.isHighDynamicRange)
    expect(picture.imageRestrictedToStandardDynamicRange() === picture)
    expect(UIImage.DynamicRange.high, equals: UIImageDynamicRange.high)
  }
}
