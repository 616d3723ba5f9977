// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionLayoutCases
import Testing

@Suite("Layouts as data")
struct LayoutDocumentTests {
  private static let item = #"{"width": {"absolute": 10}, "height": {"absolute": 10}}"#
  private static let row =
    #"{"type": "group", "axis": "horizontal", "factory": "subitems", "#
    + #""width": {"fractionalWidth": 1}, "height": {"absolute": 10}, "subitems": [\#(item)]}"#

  private func message(_ json: String) -> String {
    do throws(LayoutCaseError) {
      _ = try LayoutDocument(json: Data(json.utf8))
      return "read"
    } catch {
      return error.description
    }
  }

  private func message(section json: String) -> String {
    message(#"{"sections": [\#(json)]}"#)
  }

  @Test func `every recorded layout is the same after it was written and read`() throws {
    var count = 0
    for layout in try RecordedCases.all().compactMap(\.layout) {
      let document = LayoutDocument(layout)
      let read = try LayoutDocument(json: document.json())
      // Written, defaults are left out; written again, nothing changes.
      expect(try read.json() == document.json())
      expect(try LayoutDocument(json: read.json()), equals: read)
      count += 1
    }
    expect(count >= 100)
  }

  @MainActor
  @Test func `sections read back equal to those that were written`() throws {
    let environment = LayoutEnvironment(
      size: CGSize(width: 320, height: 480), traits: UITraitCollection())
    let make = CaseDescriptions()
    for layout in try RecordedCases.all().compactMap(\.layout) {
      for section in layout.sections + [layout.sectionForAll].compactMap({ $0 }) {
        let written = make.section(section)
        let described = try LayoutDescriber(environment: environment).section(written)
        let read = try LayoutDocument.section(json: LayoutDocument.json(of: described))
        expect(try LayoutDocument.json(of: read) == LayoutDocument.json(of: described))
        // Custom groups are equal to themselves only, as in UIKit.
        if section.hasNoCustomGroup { expect(make.section(read), equals: written) }
      }
    }
  }

  @MainActor
  @Test func `looping sections are written and read`() throws {
    let json = Data(#"{"group": \#(Self.row), "isLooping": true}"#.utf8)
    let section = CaseDescriptions().section(try LayoutDocument.section(json: json))
    expect(section.loops)
    let described = try LayoutDescriber().section(section)
    let written = try LayoutDocument.json(of: described)
    expect(String(decoding: written, as: UTF8.self).contains(#""isLooping" : true"#))
    expect(try LayoutDocument.section(json: written), equals: described)
  }

  private static let waterfall = #"""
    {"type": "waterfall", "axis": "vertical", "lanes": {"minimum": 160}, "spans": [2, 1, 1],
    "width": {"fractionalWidth": 1}, "height": {"estimated": 200}, "interItemSpacing": {"fixed": 8}}
    """#

  @MainActor
  @Test func `waterfalls are written and read`() throws {
    let columns = NSCollectionLayoutGroup.lanes(
      LaneRule(lanes: .minimum(160), spans: .pattern([2, 1, 1])),
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)))
    columns.interItemSpacing = .fixed(8)
    let read = try LayoutDocument.section(json: Data(#"{"group": \#(Self.waterfall)}"#.utf8))
    let section = CaseDescriptions().section(read)
    expect(section.group, equals: columns)
    expect(try LayoutDescriber().section(section), equals: read)
    let written = try LayoutDocument.json(of: read)
    expect(try LayoutDocument.section(json: written), equals: read)

    let rows = NSCollectionLayoutSection(
      group: .lanes(
        LaneRule(axis: .horizontal, lanes: .count(3)),
        size: NSCollectionLayoutSize(
          widthDimension: .estimated(90), heightDimension: .absolute(120))))
    rows.orthogonalScrollingBehavior = .continuous
    let described = try LayoutDescriber().section(rows)
    expect(try LayoutDocument.section(json: LayoutDocument.json(of: described)), equals: described)
    expect(CaseDescriptions().section(described), equals: rows)
  }

  @MainActor
  @Test func `spans that a closure says can't be written`() {
    let group = NSCollectionLayoutGroup.lanes(
      LaneRule(lanes: .count(2), spans: .closure { $0 % 2 + 1 }),
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(200)))
    do throws(LayoutCaseError) {
      _ = try LayoutDescriber().section(NSCollectionLayoutSection(group: group))
      Issue.record("A closure was written.")
    } catch {
      expect(
        error.description,
        equals:
          "field group.spans should be a list of numbers, but is a closure, which can't be written."
      )
    }
  }

  @Test func `a waterfall of no lanes is refused`() {
    let none = Self.waterfall.replacing(#"{"minimum": 160}"#, with: #"{"count": 0}"#)
    expect(
      message(section: #"{"group": \#(none)}"#),
      equals:
        "field sections[0].group.lanes.count should be a whole number from 1 to 1000, but is the "
        + "number 0.")
  }

  @Test func `an unknown field is named with its path and the fields there are`() {
    expect(
      message(section: #"{"group": \#(Self.row), "spacing": 8}"#).hasPrefix(
        "field sections[0].spacing should be one of \"boundarySupplementaryItems\", "))
    let insets = #"{"group": \#(Self.row), "contentInsets": {"left": 8}}"#
    expect(
      message(section: insets),
      equals: "field sections[0].contentInsets.left should be one of \"bottom\", \"leading\", "
        + "\"top\", \"trailing\", but is a field that is not known.")
  }

  @Test func `the field that was meant stands first`() {
    expect(
      message(section: #"{"group": \#(Self.row), "contentInset": {"leading": 8}}"#).hasPrefix(
        "field sections[0].contentInset should be \"contentInsets\", or one of \"boundary"))
  }

  @Test func `a version that is not known is refused`() {
    expect(message(#"{"version": 1, "sections": []}"#), equals: "read")
    expect(
      message(#"{"version": 2, "sections": []}"#),
      equals: "field version should be 1, the supported version, but is the number 2.")
  }

  @Test func `two neighbours of one kind are refused`() {
    let header =
      #"{"kind": "h", "alignment": "top", "width": {"absolute": 1}, "height": {"absolute": 1}}"#
    expect(
      message(
        section: #"{"group": \#(Self.row), "boundarySupplementaryItems": [\#(header), \#(header)]}"#
      ),
      equals:
        "field sections[0].boundarySupplementaryItems[1].kind should be a kind that none of its "
        + "neighbours has, but is \"h\" once more.")
  }

  @Test func `what no layout can be made of is refused`() {
    let deep = (0..<40).reduce(Self.row) { group, _ in
      Self.row.replacingOccurrences(of: "[\(Self.item)]", with: "[\(group)]")
    }
    expect(message(section: #"{"group": \#(deep)}"#).contains("nested in 32 groups at most"))
    let empty = Self.row.replacingOccurrences(of: "[\(Self.item)]", with: "[]")
    expect(message(section: #"{"group": \#(empty)}"#).contains("one item at least"))
    let two = Self.row.replacingOccurrences(
      of: #"{"fractionalWidth": 1}"#, with: #"{"fractionalWidth": 1, "absolute": 1}"#)
    expect(message(section: #"{"group": \#(two)}"#).contains("an object with one length"))
    expect(message("[]").contains("an object"))
    expect(message("{").contains("is not JSON: it ends too early at line 1, column 2"))
  }

  @MainActor
  @Test func `what can't be written is named`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [
        NSCollectionLayoutItem(layoutSize: size),
        NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] },
      ])
    let section = NSCollectionLayoutSection(group: group)
    func message(_ make: () throws(LayoutCaseError) -> Void) -> String {
      do throws(LayoutCaseError) {
        try make()
        return "written"
      } catch {
        return error.description
      }
    }
    let custom = message { () throws(LayoutCaseError) in
      _ = try LayoutDescriber().section(section)
    }
    expect(custom.hasPrefix("field group.subitems[1].customItems should be described"))
    section.interGroupSpacing = .infinity
    let infinite = message { () throws(LayoutCaseError) in
      let environment = LayoutEnvironment(size: .zero, traits: UITraitCollection())
      let described = try LayoutDescriber(environment: environment).section(section)
      _ = try LayoutDocument.json(of: described)
    }
    expect(infinite, equals: "field interGroupSpacing should be a finite number, but is inf.")
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    let handler = message { () throws(LayoutCaseError) in
      _ = try LayoutDescriber().section(section)
    }
    expect(handler.hasPrefix("field visibleItemsInvalidationHandler should be nil"))
  }
}

extension CaseSection {
  fileprivate var hasNoCustomGroup: Bool {
    if case .custom = group.content { false } else { true }
  }
}
