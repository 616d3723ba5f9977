// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests of readable widths in collection views.
@MainActor
@Suite("Readable width in collection views")
struct ReadableWidthTests {
  @Test(arguments: [(320.0, 304.0), (1000, 672)])
  func `insets that refer to what is readable leave a column of it`(
    width: CGFloat, column: CGFloat
  ) throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.contentInsetsReference = .readableContent
      return section
    }
    let stage = Stage(diffable: layout, size: width)
    stage.apply([("A", ["x"])])
    stage.frame()
    let cell = try #require(stage.view.cellForItem(at: [0, 0]))
    expect(cell.frame.width, equals: column)
    expect(cell.frame.midX, equals: width / 2)
  }
}
