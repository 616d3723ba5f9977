// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Controls
import CoreGraphics
import Foundation
import Testing
import ViewStage
import ViewTree

/// Pictures that grow with the text size that a person asks for.
@MainActor
struct GrowingImageTests {
  private let stage = Stage()
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private func use(_ category: UIContentSizeCategory) {
    stage.surface.traits = UITraitCollection(traitsFrom: [
      stage.surface.traits, UITraitCollection(preferredContentSizeCategory: category),
    ])
    stage.wait(0.1)
  }

  @Test func `pictures grow at the sizes for accessibility, where that is wanted`() {
    let view = UIImageView(image: picture)
    let button = UIButton(type: .custom)
    button.setImage(picture, for: .normal)
    let all: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [view, button]
    for view in [view, button] as [UIView] { stage.root.addSubview(view) }
    use(.accessibilityExtraLarge)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    for one in all { one.adjustsImageSizeForAccessibilityContentSizeCategory = true }
    #expect(view.intrinsicContentSize.width > 30)
    #expect(button.intrinsicContentSize.width >= view.intrinsicContentSize.width)
    use(.extraExtraExtraLarge)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
  }
}
