// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Orders

final class GradedTests: XCTestCase {
  private static let title = "A large pot of green tea with jasmine, and two cups"

  /// Shows an order at the top of a screen.
  @MainActor private func screen(
    _ size: UIContentSizeCategory, title: String = GradedTests.title, device: Device = .iPhone15
  ) -> (Screen, OrderView) {
    let device = device.contentSize(size)
    let (root, order) = withDevice(device) {
      (UIView(), OrderView(title: title, price: "1,234.50 €", date: "Monday, 3 June"))
    }
    root.addSubview(order)
    order.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      order.topAnchor.constraint(equalTo: root.topAnchor),
      order.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      order.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return (Screen(CollectionViewHarness(root, on: device)), order)
  }

  @MainActor private func font(_ style: UIFont.TextStyle, _ size: UIContentSizeCategory) -> UIFont {
    .preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
  }

  @MainActor private func checkFits(_ screen: Screen, _ order: OrderView, line: UInt = #line) throws
  {
    for label in [order.titleLabel, order.priceLabel, order.dateLabel] {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
      XCTAssertGreaterThanOrEqual(label.bounds.height, needed.height - 0.5, line: line)
      let frame = screen.frame(of: label)
      XCTAssertTrue(
        frame.minX >= 15.5 && frame.maxX <= screen.harness.size.width - 15.5, "\(frame)", line: line
      )
    }
    XCTAssertGreaterThanOrEqual(
      order.priceLabel.bounds.width, order.priceLabel.intrinsicContentSize.width - 0.5, line: line)
    XCTAssertEqual(screen.frame(of: order.titleLabel).minY, 12, accuracy: 1, line: line)
    XCTAssertEqual(
      order.bounds.height, screen.frame(of: order.dateLabel).maxY + 12, accuracy: 1, line: line)
    try screen.harness.check(.noOverlap, .labelsInside)
  }

  @MainActor func testFontsFollowTheSize() {
    for size in [UIContentSizeCategory.small, .large, .extraExtraLarge, .accessibilityLarge] {
      let (screen, order) = screen(size)
      XCTAssertNotNil(screen.label("Monday, 3 June"))
      XCTAssertEqual(order.titleLabel.font.pointSize, font(.headline, size).pointSize)
      XCTAssertEqual(order.priceLabel.font.pointSize, font(.body, size).pointSize)
      XCTAssertEqual(order.dateLabel.font.pointSize, font(.footnote, size).pointSize)
      withExtendedLifetime(screen.harness) {}
    }
  }

  @MainActor func testUsualSizesAreSideBySide() throws {
    for size in [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge] {
      let (screen, order) = screen(size)
      try checkFits(screen, order)
      let (title, price) = (screen.frame(of: order.titleLabel), screen.frame(of: order.priceLabel))
      XCTAssertEqual(price.maxX, screen.harness.size.width - 16, accuracy: 1)
      XCTAssertLessThanOrEqual(title.maxX, price.minX - 7.5)
      let first = title.minY + order.titleLabel.font.ascender
      XCTAssertEqual(price.minY + order.priceLabel.font.ascender, first, accuracy: 2)
      XCTAssertEqual(screen.frame(of: order.dateLabel).minY, title.maxY + 4, accuracy: 1)
    }
  }

  @MainActor func testAccessibilitySizesAreBelowEachOther() throws {
    for size in [UIContentSizeCategory.accessibilityMedium, .accessibilityExtraExtraExtraLarge] {
      let (screen, order) = screen(size, device: .iPhoneSE)
      try checkFits(screen, order)
      let price = screen.frame(of: order.priceLabel)
      XCTAssertEqual(price.minX, 16, accuracy: 1)
      XCTAssertEqual(price.minY, screen.frame(of: order.titleLabel).maxY + 4, accuracy: 1)
      XCTAssertEqual(screen.frame(of: order.dateLabel).minY, price.maxY + 4, accuracy: 1)
    }
  }

  @MainActor func testAChangeOnScreenIsFollowed() throws {
    let (screen, order) = screen(.large)
    for size in [UIContentSizeCategory.accessibilityExtraLarge, .medium, .accessibilityMedium] {
      screen.harness.show(on: .iPhone15.contentSize(size))
      screen.harness.runUntilIdle()
      XCTAssertEqual(order.titleLabel.font.pointSize, font(.headline, size).pointSize)
      try checkFits(screen, order)
      let isBelow = screen.frame(of: order.priceLabel).minX < 20
      XCTAssertEqual(isBelow, size.isAccessibilityCategory)
    }
  }
}
