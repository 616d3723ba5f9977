// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@testable import MullionControls

/// Tests of the layout of button configurations: sums of insets, paddings and sizes.
@MainActor
struct ButtonLookTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    var placement: NSDirectionalRectEdge
    var isMirrored: Bool
    var hasSubtitle: Bool

    var testDescription: String { "\(placement.rawValue) \(isMirrored) \(hasSubtitle)" }
  }

  nonisolated private static let cases = [
    NSDirectionalRectEdge.leading, .trailing, .top, .bottom,
  ].flatMap { placement in
    [false, true].flatMap { isMirrored in
      [false, true].map { Case(placement: placement, isMirrored: isMirrored, hasSubtitle: $0) }
    }
  }

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 24)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 18, height: 24))
  }

  @Test(arguments: cases.indices)
  func `the parts stand beside each other with their paddings, inside of the insets`(index: Int)
    throws
  {
    let example = Self.cases[index]
    let (button, title, picture) = (UIButton(type: .custom), UILabel(), UIImageView())
    button.semanticContentAttribute =
      example.isMirrored ? .forceRightToLeft : .forceLeftToRight
    for view in [title, picture] as [UIView] { button.addSubview(view) }
    let look = ButtonLook(button, title: title, picture: picture)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    if example.hasSubtitle { configuration.subtitle = "A longer subtitle" }
    configuration.image = Self.image
    configuration.imagePlacement = example.placement
    configuration.imagePadding = 9
    configuration.titlePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 3, leading: 20, bottom: 6, trailing: 11)
    look.show(configuration, of: button)
    expect(look.hasTexts && (look.shownSubtitle != nil) == example.hasSubtitle)
    let size = look.size(width: .infinity)
    button.bounds = CGRect(origin: .zero, size: size)
    look.layOut(in: button)
    let subtitle = try #require(example.hasSubtitle ? look.shownSubtitle?.frame : .zero)
    let texts = example.hasSubtitle ? title.frame.union(subtitle) : title.frame
    if example.hasSubtitle {
      expect(subtitle.minY == title.frame.maxY + 4 && subtitle.minX == title.frame.minX)
    }
    expect(picture.frame.size, equals: CGSize(width: 18, height: 24))
    let room = CGRect(
      x: example.isMirrored ? 11 : 20, y: 3, width: size.width - 31, height: size.height - 9)
    let all = texts.union(picture.frame)
    for (one, other) in [
      (all.minX, room.minX), (all.maxX, room.maxX), (all.minY, room.minY), (all.maxY, room.maxY),
    ] {
      expect(abs(one - other) <= 1, "\(all) in \(room)")
    }
    let gap =
      switch example.placement {
      case .top: texts.minY - picture.frame.maxY
      case .bottom: picture.frame.minY - texts.maxY
      case .leading where !example.isMirrored, .trailing where example.isMirrored:
        texts.minX - picture.frame.maxX
      default: picture.frame.minX - texts.maxX
      }
    expect(abs(gap - 9) <= 1)
  }

  @Test func `a wheel takes the picture's place, and a menu's sign room behind the title`() {
    let (button, title, picture) = (UIButton(type: .custom), UILabel(), UIImageView())
    let look = ButtonLook(button, title: title, picture: picture)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    look.show(configuration, of: button)
    let plain = look.size(width: .infinity)
    expect(picture.isHidden)
    configuration.indicator = .popup
    look.show(configuration, of: button)
    expect(look.size(width: .infinity).width, equals: plain.width + 12 + 6)
    configuration.indicator = .none
    configuration.image = Self.image
    look.show(configuration, of: button)
    expect(!picture.isHidden && look.size(width: .infinity).width == plain.width + 18)
    configuration.showsActivityIndicator = true
    look.show(configuration, of: button)
    expect(picture.isHidden)
    expect(look.size(width: .infinity).width, equals: plain.width + 20)
    let count = button.subviews.count
    look.remove()
    expect(button.subviews.count == count - 4 && !picture.isHidden)
  }
}
