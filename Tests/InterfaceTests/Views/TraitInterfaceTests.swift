// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Traits of displays and scenes as applications ask for them.
@MainActor
struct TraitInterfaceTests {
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
    #expect(!hasForce && !isWide && isActive && !isBright)
    let small = UITraitCollection { $0.toolbarItemPresentationSize = .small }
    #expect(small.toolbarItemPresentationSize == UINSToolbarItemPresentationSize.small)
    #expect(UITraitActiveAppearance.defaultValue == .unspecified)
    #expect(UITraitImageDynamicRange.defaultValue == .unspecified)
    #expect(UITraitToolbarItemPresentationSize.name == "ToolbarItemPresentationSize")
    #expect(UITraitTypesettingLanguage.defaultValue == nil)
    #expect(UITraitForceTouchCapability.defaultValue == .unknown)
  }
}
