// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for the traits of displays and scenes compiles.
@MainActor
struct TraitInterfaceTests {
  private class Panel: UIView {
    var told: [String] = []

    func register() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previousTraitCollection: UITraitCollection) in
        self.told.append("itself \(previousTraitCollection.userInterfaceStyle.rawValue)")
      }
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], action: Selector("restyled", Panel.restyled))
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: self,
        action: Selector("styled:previous:", Panel.styled(_:previous:)))
    }

    func restyled() { told.append("action") }

    func styled(_ panel: UIView, previous: UITraitCollection) {
      told.append("action of \(type(of: panel)) \(previous.userInterfaceStyle.rawValue)")
    }
  }

  private final class SmallPanel: Panel {}

  @Test func `handlers call the view Self, and actions are sent`() {
    let panel = SmallPanel()
    panel.register()
    panel.overrideUserInterfaceStyle = .light
    panel.told = []
    panel.overrideUserInterfaceStyle = .dark
    expect(panel.told, equals: ["itself 1", "action", "action of SmallPanel 1"])
  }

  @Test func `what applications ask of displays and scenes compiles`() {
    let view = UIView()
    view.registerForTraitChanges([UITraitDisplayGamut.self, UITraitSceneCaptureState.self]) {
      (view: UIView, previous: UITraitCollection) in
      view.isHidden = view.traitCollection.sceneCaptureState == .active
    }
    view.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
    let hasForce = view.traitCollection.forceTouchCapability == .available
    let isWide = view.traitCollection.displayGamut == .P3
    let isActive = view.traitCollection.activeAppearance == .active
    let isBright = view.traitCollection.imageDynamicRange == UIImage.DynamicRange.high
    expect(!hasForce && !isWide && isActive && !isBright)
    let small = UITraitCollection { $0.toolbarItemPresentationSize = .small }
    expect(small.toolbarItemPresentationSize, equals: UINSToolbarItemPresentationSize.small)
    expect(UITraitActiveAppearance.defaultValue, equals: .unspecified)
    expect(UITraitImageDynamicRange.defaultValue, equals: .unspecified)
    expect(UITraitToolbarItemPresentationSize.name, equals: "ToolbarItemPresentationSize")
    expect(UITraitTypesettingLanguage.defaultValue == nil)
    expect(UITraitForceTouchCapability.defaultValue, equals: .unknown)
  }
}
