// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Products

@MainActor struct GradedTests {
  private static let products = (0..<10).map {
    Product(
      id: $0,
      name: $0 == 1
        ? "A name that is much too long for one line of a cell in the grid" : "Cup \($0)",
      price: "\($0 + 5) €")
  }

  private static func check(
    _ harness: CollectionViewHarness, columns: Int, rows: Int = 2, sides: CGFloat = 16
  ) throws {
    let screen = Screen(harness)
    let width = (harness.size.width - 2 * sides - 12 * CGFloat(columns - 1)) / CGFloat(columns)
    let top = screen.frame(ofView: "picture-0").minY
    for id in 0..<columns * rows {
      let picture = screen.frame(ofView: "picture-\(id)")
      let x = sides + CGFloat(id % columns) * (width + 12)
      #expect(picture.minX.isClose(to: x, within: 1), "picture \(id)")
      #expect(
        picture.width.isClose(to: width, within: 1) && picture.height.isClose(to: width, within: 1))
      if id < columns { #expect(picture.minY.isClose(to: top, within: 0.5)) }
      let product = products[id]
      let name = screen.frame(ofText: product.name)
      #expect(name.minX.isClose(to: picture.minX, within: 1))
      #expect(name.minY.isClose(to: picture.maxY + 8, within: 1))
      #expect(name.maxX <= picture.maxX + 0.5)
      guard rows > 1 else { continue }
      let price = screen.frame(ofText: product.price)
      #expect(price.minX.isClose(to: picture.minX, within: 1))
      #expect(price.minY.isClose(to: name.maxY + 2, within: 1))
    }
    if rows > 1 {
      let below = screen.frame(ofView: "picture-\(columns)")
      let price = screen.frame(ofText: products[0].price)
      #expect(below.minY.isClose(to: price.maxY + 4 + 12, within: 2))
    }
    try harness.check(.noOverlap, .insideContent, .labelsInside)
  }

  @Test func `a phone has two columns`() throws {
    try Self.check(
      CollectionViewHarness(
        ProductsViewController(products: Self.products), size: CGSize(width: 390, height: 844)),
      columns: 2)
  }

  @Test func `tablets have three or four columns`() throws {
    let harness = CollectionViewHarness(
      ProductsViewController(products: Self.products), on: .iPadMini)
    try Self.check(harness, columns: 3)
    harness.rotate()
    try Self.check(harness, columns: 4)
  }

  @Test func `a turned phone keeps the safe area free`() throws {
    let harness = CollectionViewHarness(
      ProductsViewController(products: Self.products), on: .iPhone15)
    harness.rotate()
    try Self.check(harness, columns: 2, rows: 1, sides: harness.view.safeAreaInsets.left + 16)
  }

  @Test func `the first row is 12 points below the safe area`() {
    let harness = CollectionViewHarness(
      ProductsViewController(products: Self.products), on: .iPhone15)
    let top = Screen(harness).frame(ofView: "picture-0").minY
    #expect(top.isClose(to: harness.view.safeAreaInsets.top + 12, within: 1))
  }

  @Test func `names and prices have the described styles`() throws {
    let screen = Screen(
      CollectionViewHarness(ProductsViewController(products: Self.products), on: .iPhone15))
    let name = try #require(screen.label("Cup 0"))
    let price = try #require(screen.label("5 €"))
    #expect(name.font == .preferredFont(forTextStyle: .subheadline))
    #expect(price.font == .preferredFont(forTextStyle: .footnote))
    #expect(price.textColor == .secondaryLabel)
    let long = try #require(screen.label(Self.products[1].name))
    #expect(long.numberOfLines == 1 && long.lineBreakMode == .byTruncatingTail)
    let picture = try #require(screen.view("picture-0"))
    #expect(picture.backgroundColor == .systemGray5 && picture.layer.cornerRadius == 8)
  }
}
