// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@MainActor
struct SymbolTests {
  @Test func `the name of a symbol says what is drawn`() throws {
    let name = try #require(SymbolName("bolt.circle.badge.plus"))
    expect(name.base == "bolt" && name.enclosure == .circle && name.badge == "plus")
    let fill = try #require(SymbolName("checkmark.circle.fill"))
    expect(fill.base == "checkmark" && fill.enclosure == .circle && fill.isFilled)
    let slash = try #require(SymbolName("bell.slash"))
    expect(slash.base == "bell" && slash.isSlashed && !slash.isFilled)
    let badge = try #require(SymbolName("folder.badge.plus"))
    expect(badge.base == "folder" && badge.badge == "plus")
    let alone = try #require(SymbolName("circle"))
    expect(alone.base == "circle" && alone.enclosure == nil)
  }

  @Test func `a symbol whose name ends with a shape stands in that shape, not in another`() throws {
    let name = try #require(SymbolName("exclamationmark.circle"))
    expect(name.base == "exclamationmark" && name.enclosure == .circle)
  }

  @Test func `every shape has lines, and they stay in their square`() throws {
    for name in SymbolShape.names {
      let shape = try #require(SymbolShape(name))
      let layers = [shape.areas, shape.fills, shape.details, shape.lines, shape.solids]
      let points = layers.flatMap { $0.steps.flatMap(\.points) }
      expect(points.count > 1, "\(name)")
      let square = CGRect(x: -0.01, y: -0.01, width: 1.02, height: 1.02)
      expect(points.allSatisfy(square.contains), "\(name)")
    }
  }

  @Test(arguments: [
    ["pencil", "square.and.pencil", "pencil.and.outline", "pencil.tip", "highlighter", "scribble"],
    ["doc", "doc.text", "note"], ["map", "mappin", "location"], ["bubble.left", "message"],
  ])
  func `symbols of different names are different drawings`(names: [String]) {
    let shapes = names.map { SymbolShape($0) }
    expect(!shapes.contains(nil))
    expect(Set(shapes).count, equals: names.count)
  }

  @Test(arguments: ["", "Not A Name", "a..b", ".a", "x/y", "é"])
  func `what can't be a symbol's name makes no picture`(name: String) {
    expect(UIImage(systemName: name) == nil)
  }

  @Test(arguments: [
    "no.such.symbol", "hart.fill", "chevron.leftt", "person.circel", "heart.badge.pluss", "home",
    "my.icon", "star.custom", "logo", "fill", "and.star",
  ])
  func `a misspelt name of a symbol makes no picture, so that a fallback is taken`(
    name: String
  ) throws {
    let own = try #require(UIImage(data: ImageTests.png(1, 1)))
    expect((UIImage(systemName: name) ?? own) === own)
  }

  @Test(arguments: [
    "heart.fill", "person.crop.circle.badge.plus", "figure.strengthtraining.traditional",
    "battery.100percent.bolt", "square.grid.3x1.below.line.grid.1x2", "4k.tv", "1.circle.fill",
    "moonphase.waxing.gibbous.inverse", "trash.slash", "character.bubble.fill.zh",
  ])
  func `names of symbols make pictures, with or without an icon`(name: String) {
    expect(UIImage(systemName: name)?.isSymbolImage, equals: true)
  }

  @Test func `a symbol is as large as its text, weight and scale apart`() throws {
    let plain = try #require(UIImage(systemName: "star"))
    expect(plain.isSymbolImage)
    expect(plain.size, equals: CGSize(width: 20, height: 20))
    let large = try #require(
      UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    expect(large.size, equals: CGSize(width: 40, height: 40))
    let small = try #require(
      plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
    expect(small.size, equals: CGSize(width: 16, height: 16))
    let both = try #require(
      large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
    expect(both.size, equals: large.size)
    expect(both.symbolConfiguration?.look.weight, equals: .bold)
  }

  @Test func `a symbol of a text style grows with the size a person chose`() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body).withTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    let symbol = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    expect(symbol.size.width > 60)
  }

  @Test func `configurations say what they were told, and no more`() {
    let size = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let merged = size.applying(UIImage.SymbolConfiguration(scale: .large))
    expect(merged.look.pointSize, equals: 30)
    expect(merged.look.scale, equals: .large)
    expect(merged.configurationWithoutPointSizeAndWeight().look.weight, equals: .unspecified)
    expect(merged != size)
    expect(UIImage.SymbolConfiguration(pointSize: 30, weight: .bold), equals: size)
  }

  @Test func `an image view tints symbols, and draws them in the size it prefers`() throws {
    let view = UIImageView(image: UIImage(systemName: "xmark"))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    view.contentMode = .center
    view.tintColor = .red
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    expect(view.intrinsicContentSize, equals: CGSize(width: 40, height: 40))
    guard case .imagePart(let image, let part)? = view.contentCommands().first else {
      Issue.record("\(view.contentCommands())")
      return
    }
    expect(image.symbol?.name.text, equals: "xmark")
    expect(part.destination, equals: CGRect(x: 10, y: 10, width: 40, height: 40))
    expect(part.tint, equals: DisplayColor(red: 1, green: 0, blue: 0))
  }

  @Test func `a palette colours the parts instead of the tint`() throws {
    let configuration = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
    let view = UIImageView(
      image: UIImage(systemName: "plus.circle.fill", withConfiguration: configuration))
    guard case .imagePart(let image, let part)? = view.contentCommands().first else {
      Issue.record("\(view.contentCommands())")
      return
    }
    expect(image.symbol?.inks.count, equals: 2)
    expect(part.tint == nil)
  }

  @Test func `a document has lines for plain symbols and the name of every one`() {
    let view = UIImageView(image: UIImage(systemName: "chevron.right"))
    view.tintColor = .blue
    let node = view.displayNode()
    let text = SVGPainter().svg(of: node, size: view.bounds.size)
    expect(text.contains("<title>chevron.right</title>"))
    expect(text.contains("stroke=\"#0000ff\""))
    expect(text.contains("<path d=\"M"))
  }
}

extension SymbolPath.Step {
  /// The end point of the path element, or an empty array for `close`.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): [point]
    case .close: []
    }
  }
}
