// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionGalleryScreens
import Testing
import UIKit

/// Tests of the screen of labels and fields in different appearances.
@MainActor
struct FieldsTests {
  @Test(arguments: [
    ("dark-right-to-left", UIContentSizeCategory.large, true),
    ("largest", .accessibilityExtraExtraExtraLarge, false),
  ])
  func `fields stand where their golden says`(
    name: String, category: UIContentSizeCategory, isMirrored: Bool
  ) throws {
    let screen = try #require(Gallery.screens.first { $0.id == "text" })
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(userInterfaceStyle: isMirrored ? .dark : .light),
      UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight),
    ])
    let harness = CollectionViewHarness(
      screen.make(), size: CGSize(width: 390, height: 844), scale: 2, traits: traits)
    try Golden("text-\(name)").check(harness.textFrames)
  }
}
