// SPDX-License-Identifier: Apache-2.0

import Accessibility
import Expectations
import Testing
import UIKit

/// Tests that UIKit code for spoken accessibility properties compiles.
@MainActor
struct SpokenInterfaceTests {
  private final class Card: UIView, AXCustomContentProvider {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! {
      get {
        let price = AXCustomContent(label: "Price", value: "5")
        price.importance = .high
        return [price]
      }
      set {}
    }
    override var accessibilityLabelBlock: AXStringReturnBlock? {
      get { { "Card" } }
      set {}
    }
  }

  @Test func `what applications say of elements compiles`() {
    let card = Card()
    card.isAccessibilityElementBlock = { true }
    card.accessibilityValueBlock = { [weak card] in card?.backgroundColor?.accessibilityName }
    card.accessibilityTraitsBlock = { [.button, .selected] }
    card.accessibilityActivateBlock = { true }
    card.accessibilityIncrementBlock = {}
    card.accessibilityFrameBlock = { .zero }
    card.accessibilityTextualContext = .narrative
    expect(card.accessibilityCustomContent.first?.label, equals: "Price")
    expect(card.accessibilityLabelBlock?(), equals: "Card")
    let provider: any AXCustomContentProvider = card
    expect(provider.accessibilityCustomContentBlock == nil)
  }
}
