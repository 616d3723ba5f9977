// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of the frames of the parts of list cells outside a list, recorded with UIKit on macOS 27.
@MainActor
struct ListCellGeometryTests {
  struct Record: Sendable, CustomStringConvertible {
    var preset = "cell"
    /// The parts of the cell: t(ext), s(econdary text) and i(mage of 29 points).
    var parts: String
    var accessories: [String] = []
    var isEditing = false
    var level = 0
    let size: CGSize
    var content: (x: CGFloat, width: CGFloat)
    var image: CGRect?
    var textX: CGFloat?
    var frames: [CGRect] = []

    var description: String { "\(preset) \(parts) \(accessories) at level \(level)" }
  }

  nonisolated static let records = [
    Record(parts: "t", size: CGSize(width: 320, height: 60), content: (0, 320), textX: 16),
    Record(
      parts: "tsi", accessories: ["disclosure"], size: CGSize(width: 320, height: 80),
      content: (0, 298), image: CGRect(x: 16, y: 25.5, width: 29, height: 29), textX: 61,
      frames: [CGRect(x: 298, y: 33, width: 14, height: 14)]),
    Record(
      parts: "ti", accessories: ["checkmark", "disclosure"], size: CGSize(width: 320, height: 60),
      content: (0, 266), image: CGRect(x: 16, y: 15.5, width: 29, height: 29), textX: 61,
      frames: [
        CGRect(x: 268.5, y: 21, width: 19, height: 18),
        CGRect(x: 298, y: 23, width: 14, height: 14),
      ]),
    Record(
      preset: "value", parts: "ts", size: CGSize(width: 320, height: 60), content: (0, 320),
      textX: 16),
    Record(
      preset: "subtitle", parts: "tsi", size: CGSize(width: 320, height: 70), content: (0, 320),
      image: CGRect(x: 16, y: 20.5, width: 29, height: 29), textX: 61),
    Record(
      preset: "sidebar", parts: "ti", accessories: ["outline"],
      size: CGSize(width: 320, height: 56), content: (22, 298),
      image: CGRect(x: 30, y: 13.5, width: 29, height: 29), textX: 69,
      frames: [CGRect(x: 8, y: 21, width: 14, height: 14)]),
    Record(
      parts: "t", accessories: ["delete", "insert"], isEditing: true,
      size: CGSize(width: 320, height: 60), content: (72, 248), textX: 88,
      frames: [
        CGRect(x: 7, y: 17, width: 26, height: 26), CGRect(x: 47, y: 17, width: 26, height: 26),
      ]),
    Record(
      parts: "t", accessories: ["reorder", "checkmark"], isEditing: true,
      size: CGSize(width: 320, height: 60), content: (0, 247), textX: 16,
      frames: [
        CGRect(x: 249.5, y: 21, width: 19, height: 18), CGRect(x: 279, y: 0, width: 1, height: 60),
        CGRect(x: 286.5, y: 22.5, width: 27, height: 15),
      ]),
    Record(
      parts: "ts", accessories: ["custom-trailing", "custom-leading"], level: 2,
      size: CGSize(width: 260, height: 70), content: (52, 176), textX: 68,
      frames: [
        CGRect(x: 25, y: 25, width: 30, height: 20), CGRect(x: 225, y: 25, width: 30, height: 20),
      ]),
    Record(
      preset: "value", parts: "tsi", accessories: ["multiselect"], isEditing: true, level: 1,
      size: CGSize(width: 375, height: 64), content: (42, 333),
      image: CGRect(x: 58, y: 17.5, width: 29, height: 29), textX: 103,
      frames: [CGRect(x: 17, y: 19, width: 26, height: 26)]),
    Record(
      parts: "i", accessories: ["disclosure"], size: CGSize(width: 200, height: 50),
      content: (0, 178), image: CGRect(x: 16, y: 15, width: 20, height: 20),
      frames: [CGRect(x: 178, y: 18, width: 14, height: 14)]),
    Record(
      preset: "subtitle", parts: "ts", accessories: ["custom-leading", "disclosure"],
      size: CGSize(width: 240, height: 60), content: (32, 186), textX: 48,
      frames: [
        CGRect(x: 5, y: 20, width: 30, height: 20), CGRect(x: 218, y: 23, width: 14, height: 14),
      ]),
    Record(
      preset: "sidebar", parts: "tsi", accessories: ["checkmark"], level: 3,
      size: CGSize(width: 300, height: 90), content: (30, 238),
      image: CGRect(x: 38, y: 30.5, width: 29, height: 29), textX: 77,
      frames: [CGRect(x: 270.5, y: 36, width: 19, height: 18)]),
    Record(
      parts: "t", accessories: ["delete", "reorder", "disclosure"], isEditing: true,
      size: CGSize(width: 320, height: 44), content: (32, 225), textX: 48,
      frames: [
        CGRect(x: 7, y: 9, width: 26, height: 26), CGRect(x: 257, y: 15, width: 14, height: 14),
        CGRect(x: 279, y: 0, width: 1, height: 44),
        CGRect(x: 286.5, y: 14.5, width: 27, height: 15),
      ]),
  ]

  private func preset(_ name: String) -> UIListContentConfiguration {
    switch name {
    case "value": .valueCell()
    case "subtitle": .subtitleCell()
    case "sidebar": .sidebarCell()
    default: .cell()
    }
  }

  private func accessory(_ name: String) -> UICellAccessory? {
    func custom(_ placement: UICellAccessory.Placement) -> UICellAccessory {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      return .customView(configuration: .init(customView: view, placement: placement))
    }
    return switch name {
    case "disclosure": .disclosureIndicator()
    case "checkmark": .checkmark()
    case "outline": .outlineDisclosure()
    case "delete": .delete()
    case "insert": .insert()
    case "reorder": .reorder()
    case "multiselect": .multiselect()
    case "custom-leading": custom(.leading())
    case "custom-trailing": custom(.trailing())
    default: nil
    }
  }

  private func mounted(
    _ record: Record, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UICollectionViewListCell {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: UICollectionViewLayout())
    list.isEditing = record.isEditing
    let cell = UICollectionViewListCell(frame: CGRect(origin: .zero, size: record.size))
    let recorded = AmbientDisplay(
      traits: UITraitCollection { $0[DesignGenerationTrait.self] = .iOS26 })
    var content = AmbientDisplay.$scoped.withValue(recorded) { preset(record.preset) }
    if record.parts.contains("t") { content.text = "Text" }
    if record.parts.contains("s") { content.secondaryText = "More" }
    if record.parts.contains("i") {
      content.image = UIImage(
        DisplayImage(source: .file(""), pixelSize: CGSize(width: 29, height: 29)))
    }
    cell.contentConfiguration = content
    cell.accessories = record.accessories.compactMap(accessory)
    cell.indentationLevel = record.level
    list.addSubview(cell)
    _ = ViewStage.Stage(
      list, size: CGSize(width: 400, height: 400),
      traits: UITraitCollection(layoutDirection: direction))
    return cell
  }

  private func accessoryFrames(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.subviews.filter { $0 !== cell.contentView }.map(\.frame).sorted { $0.minX < $1.minX }
  }

  @Test(arguments: records) func `parts stand where they were recorded`(record: Record) throws {
    let cell = mounted(record)
    let view = try #require(cell.contentView as? UIListContentView)
    expect(view.frame.minX, equals: record.content.x)
    expect(view.frame.width, equals: record.content.width)
    expect(accessoryFrames(cell), equals: record.frames)
    let image = view.imageLayoutGuide.map { cell.convert($0.layoutFrame, from: view) }
    expect(image, equals: record.image)
    let text = view.textLayoutGuide.map { cell.convert($0.layoutFrame, from: view).minX }
    expect(text, equals: record.textX)
    if let text { expect(cell.separatorLayoutGuide.layoutFrame.minX, equals: text) }
  }

  @Test(arguments: records) func `right to left is the mirror image`(record: Record) throws {
    let cell = mounted(record, direction: .rightToLeft)
    func mirrored(_ frame: CGRect) -> CGRect {
      var frame = frame
      frame.origin.x = record.size.width - frame.maxX
      return frame
    }
    let view = try #require(cell.contentView as? UIListContentView)
    expect(
      view.frame.minX, equals: record.size.width - record.content.x - record.content.width)
    expect(accessoryFrames(cell), equals: record.frames.map(mirrored).sorted { $0.minX < $1.minX })
    let image = view.imageLayoutGuide.map { cell.convert($0.layoutFrame, from: view) }
    expect(image, equals: record.image.map(mirrored))
  }

  @Test func `accessories for editing take no room otherwise`() {
    var record = Self.records[6]
    record.isEditing = false
    let cell = mounted(record)
    expect(cell.contentView.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 60))
    expect(accessoryFrames(cell).isEmpty)
  }

  @Test func `views find their place beside accessories of a kind`() {
    func view(_ width: CGFloat) -> UIView {
      UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    }
    let cell = mounted(Self.records[0])
    cell.accessories = [
      .disclosureIndicator(), .checkmark(),
      .customView(
        configuration: .init(
          customView: view(10),
          placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark())))),
    ]
    cell.layoutIfNeeded()
    expect(accessoryFrames(cell).map(\.width), equals: [19, 10, 14])
  }

  @Test func `two accessories of one kind are refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UICollectionViewListCell().accessories = [.checkmark(), .checkmark()]
      }
    }
  }
}
