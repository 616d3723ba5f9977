// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Headers and footers of lists")
struct ListHeaderTests {
  private func configuration(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return configuration
  }

  @Test func `a plain list leaves 22 points above each header`() {
    let list = Stage(list: configuration(.plain), counts: [1, 1])
    expect(list.header(0), equals: CGRect(x: 0, y: 22, width: 320, height: 28))
    expect(list.frame(0, 0), equals: CGRect(x: 0, y: 50, width: 320, height: 44))
    expect(list.footer(0), equals: CGRect(x: 0, y: 94, width: 320, height: 28))
    expect(list.header(1)?.minY, equals: 144)
  }

  @Test func `the room above headers can be chosen`() {
    var plain = configuration(.plain)
    plain.headerTopPadding = 0
    expect(Stage(list: plain, counts: [1, 1]).header(1)?.minY, equals: 100)
    var grouped = configuration(.grouped)
    grouped.headerTopPadding = 9
    expect(Stage(list: grouped, counts: [1]).header(0)?.minY, equals: 9)
    grouped.headerMode = .firstItemInSection
    expect(Stage(list: grouped, counts: [1]).frame(0, 0)?.minY, equals: 9)
    grouped.headerMode = .none
    expect(Stage(list: grouped, counts: [1]).frame(0, 0)?.minY, equals: 35)
  }

  @Test func `headers of plain lists stay in sight, and their room scrolls away`() {
    let list = Stage(list: configuration(.plain), counts: [20, 20])
    list.scroll(to: 10)
    expect(list.header(0)?.minY, equals: 22)
    list.scroll(to: 300)
    expect(list.header(0)?.minY, equals: 300)
    let end = 22 + 28 + CGFloat(20 * 44)
    list.scroll(to: end - 10)
    expect(list.header(0)?.minY, equals: end - 28)
  }

  @Test func `headers of grouped lists scroll away, as wide as the rows`() {
    let list = Stage(list: configuration(.insetGrouped), counts: [20])
    expect(list.header(0), equals: CGRect(x: 16, y: 0, width: 288, height: 17.5))
    expect(list.frame(0, 0)?.minY, equals: 17.5)
    list.scroll(to: 300)
    expect(list.header(0) == nil)
  }

  @Test func `a header that hugs its content decides its width itself`() {
    var hugging = configuration(.insetGrouped)
    hugging.contentHuggingElements = .supplementaryHeader
    let section = Stage.section(of: hugging, traits: UITraitCollection())
    let header = section?.boundarySupplementaryItems.first
    expect(header?.layoutSize.widthDimension, equals: .estimated(288))
    expect(header?.alignment, equals: .topLeading)
    expect(
      section?.boundarySupplementaryItems.last?.layoutSize.widthDimension.isEstimated, equals: false
    )
  }

  @Test func `a first item that is the header has no line and no round corners`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = Stage(list: configuration, counts: [3])
    expect(list.lines(0, 0).isEmpty)
    expect(list.cell(0, 0)?.layer.cornerRadius, equals: 0)
    expect(
      list.cell(0, 1)?.layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expect(list.cell(0, 1)?.layer.cornerRadius, equals: 10)
    expect(
      list.cell(0, 2)?.layer.maskedCorners, equals: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }
}
