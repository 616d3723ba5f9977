// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

/// Tests that new views, bars, cells, configurations and layouts have the values of
/// Documentation/Defaults.tsv.
@MainActor
struct DefaultTests {
  @Test(arguments: DefaultTable.rows.lines.keys.sorted())
  func `a fresh instance has the defaults of the table`(type: String) throws {
    let probe = try #require(DefaultProbes.byType[type])
    expect(probe.lines, equals: DefaultTable.rows.lines[type])
  }

  @Test func `every type with properties is in the table`() throws {
    let found = DefaultProbes.all.map { ($0.type, $0.lines) }
    if let path = ProcessInfo.processInfo.environment["MULLION_DEFAULTS"] {
      let text = found.flatMap(\.1).joined(separator: "\n") + "\n"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let types = found.filter { !$0.1.isEmpty }.map(\.0)
    expect(Set(types), equals: Set(DefaultTable.rows.lines.keys))
  }

  @Test func `each default has its evidence`() {
    let kinds: Set = ["documentation", "header", "public log", "recorded", "inert", "unknown"]
    expect(Set(DefaultTable.rows.evidence).subtracting(kinds), equals: [])
  }

  @Test func `a collection view made in code has the system background, one of a nib its own`() {
    let layouts: [UICollectionViewLayout] = [
      UICollectionViewFlowLayout(), UICollectionViewLayout(),
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)),
    ]
    for layout in layouts {
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      expect(view.backgroundColor, equals: .systemBackground)
    }
    expect(
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        .collectionView.backgroundColor, equals: .systemBackground)
    let element = { (color: String) in
      """
      <collectionView id="v">\(color)
      <collectionViewFlowLayout key="collectionViewLayout" id="l"/></collectionView>
      """
    }
    let without: UICollectionView? = Nib.first(element(""))
    expect(without != nil && without?.backgroundColor == nil)
    let red: UICollectionView? = Nib.first(
      element("<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"))
    expect(red?.backgroundColor, equals: .systemRed)
  }
}
