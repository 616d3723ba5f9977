// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of images that grow with the user's text size.
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
    expect(view.intrinsicContentSize, equals: CGSize(width: 20, height: 10))
    for one in all { one.adjustsImageSizeForAccessibilityContentSizeCategory = true }
    expect(view.intrinsicContentSize.width > 30)
    expect(button.intrinsicContentSize.width >= view.intrinsicContentSize.width)
    use(.extraExtraExtraLarge)
    expect(view.intrinsicContentSize, equals: CGSize(width: 20, height: 10))
  }

  @Test func `symbols with a text style follow the text size of their view`() throws {
    let styled = UIImage.SymbolConfiguration(textStyle: .body)
    let own = UIImageView(image: UIImage(systemName: "star", withConfiguration: styled))
    let preferring = UIImageView(image: UIImage(systemName: "star"))
    preferring.preferredSymbolConfiguration = styled
    let fixed = UIImageView(image: UIImage(systemName: "star"))
    for view in [own, preferring, fixed] { stage.root.addSubview(view) }
    use(.large)
    let before = [own, preferring, fixed].map(\.intrinsicContentSize.width)
    use(.accessibilityLarge)
    expect(own.intrinsicContentSize.width > before[0] * 1.5)
    expect(preferring.intrinsicContentSize, equals: own.intrinsicContentSize)
    expect(fixed.intrinsicContentSize.width, equals: before[2])
    use(.large)
    expect([own, preferring, fixed].map(\.intrinsicContentSize.width), equals: before)
  }

  @Test func `the magnifying glass of a search field grows with its words`() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    stage.root.addSubview(field)
    use(.large)
    let glass = try #require(field.leftView)
    expect(glass.frame.size, equals: CGSize(width: 28, height: 20))
    use(.extraExtraExtraLarge)
    expect(glass.frame.width > 30)
    expect(abs(glass.frame.width / 28 - (field.font?.pointSize ?? 0) / 17) < 0.01)
  }
}
