// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Receipt

@MainActor struct GradedTests {
  private static let lines = [
    ReceiptLine(name: "Tea", count: 2, price: 350), ReceiptLine(name: "Cake", count: 1, price: 405),
    ReceiptLine(
      name: "A very large bowl of soup with noodles, egg and spring onions", count: 1, price: 1290),
  ]

  /// Shows a receipt at the top of a screen, without saying how tall it is.
  private static func screen(_ lines: [ReceiptLine], width: CGFloat = 300) -> (Screen, ReceiptView)
  {
    let receipt = ReceiptView(lines: lines)
    let root = UIView()
    root.addSubview(receipt)
    receipt.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      receipt.topAnchor.constraint(equalTo: root.topAnchor),
      receipt.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      receipt.widthAnchor.constraint(equalToConstant: width),
    ])
    return (Screen(CollectionViewHarness(root, size: CGSize(width: 390, height: 844))), receipt)
  }

  @Test func `prices are right and at the right edge`() {
    let (screen, _) = Self.screen(Self.lines)
    for (name, price) in [("2 × Tea", "7.00"), ("Cake", "4.05"), ("Total", "23.95")] {
      #expect(screen.frame(ofText: name).minX.isClose(to: 20), "\(name)")
      #expect(screen.frame(ofText: price).maxX.isClose(to: 280), "\(price)")
      #expect(screen.frame(ofText: name).midY.isClose(to: screen.frame(ofText: price).midY))
    }
    #expect(screen.frame(ofText: "2 × Tea").minY.isClose(to: 20))
    #expect(screen.frame(ofText: "Cake").minY.isClose(to: screen.frame(ofText: "2 × Tea").maxY + 8))
    #expect(screen.label("Total")?.font == .preferredFont(forTextStyle: .headline))
    #expect(screen.label("Cake")?.font == .preferredFont(forTextStyle: .body))
  }

  @Test(arguments: [220.0, 300, 380]) func `a long name breaks`(width: Double) throws {
    let (screen, _) = Self.screen(Self.lines, width: width)
    let label = try #require(screen.label(Self.lines[2].name))
    let name = screen.frame(of: label)
    let price = screen.frame(ofText: "12.90")
    let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height
    #expect(name.height >= fitting - 0.5)
    #expect(name.maxX <= price.minX - 11.5)
    #expect(price.maxX.isClose(to: width - 20))
    let whole = try #require(screen.label("12.90"))
    #expect(whole.bounds.width >= whole.intrinsicContentSize.width - 0.5)
    #expect(price.minY.isClose(to: name.minY, within: 2))
    let rule = screen.frame(ofView: "rule")
    #expect(
      rule.isClose(to: CGRect(x: 20, y: name.maxY + 12, width: width - 40, height: 1)), "\(rule)")
    #expect(screen.frame(ofText: "Total").minY.isClose(to: rule.maxY + 12))
  }

  @Test func `the card is as tall as its contents`() throws {
    let (screen, receipt) = Self.screen(Self.lines)
    #expect(receipt.frame.height.isClose(to: screen.frame(ofText: "Total").maxY + 20))
    let size = ReceiptView(lines: Self.lines).systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height.isClose(to: receipt.frame.height))
    #expect(receipt.backgroundColor == .secondarySystemBackground)
    #expect(receipt.layer.cornerRadius == 12)
  }

  @Test func `an empty receipt has a total alone`() {
    let (screen, receipt) = Self.screen([])
    #expect(screen.texts == ["Total", "0.00"])
    #expect(screen.view("rule") == nil)
    #expect(screen.frame(ofText: "Total").minY.isClose(to: 20))
    #expect(receipt.frame.height.isClose(to: screen.frame(ofText: "Total").maxY + 20))
  }
}
