// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

@MainActor
struct SettingTests {
  @Test func `contrast and heavier text are what the traits say`() {
    let traits = UITraitCollection {
      $0.accessibilityContrast = .high
      $0.legibilityWeight = .bold
    }
    func asked() -> [Bool] {
      [UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isBoldTextEnabled]
    }
    let before = asked()
    var within: [Bool] = []
    traits.performAsCurrent {
      within = asked()
      UITraitCollection(accessibilityContrast: .normal).performAsCurrent { within += asked() }
      within += asked()
    }
    expect(within, equals: [true, true, false, false, true, true])
    expect(asked(), equals: before)
  }

  @Test func `nothing that a desktop lacks is on`() {
    expect(
      ![
        UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isInvertColorsEnabled,
        UIAccessibility.isSwitchControlRunning, UIAccessibility.shouldDifferentiateWithoutColor,
        UIAccessibility.buttonShapesEnabled, UIAccessibility.prefersCrossFadeTransitions,
      ].contains(true))
    expect(UIAccessibility.isVideoAutoplayEnabled)
  }

  @Test func `what shows text follows its size through one protocol`() {
    let stage = Stage()
    let label = UILabel()
    label.text = "word"
    label.font = .preferredFont(forTextStyle: .body)
    stage.root.addSubview(label)
    let before = label.intrinsicContentSize.width
    let adjusting: any UIContentSizeCategoryAdjusting = label
    adjusting.adjustsFontForContentSizeCategory = true
    stage.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expect(label.intrinsicContentSize.width > before)
  }
}
