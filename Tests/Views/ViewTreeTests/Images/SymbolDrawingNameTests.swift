// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of symbol names that share a drawing or have none.
@MainActor
struct SymbolDrawingNameTests {
  /// Pairs of names for symbols that share one drawing.
  private static let synonyms: [Set<String>] = [
    ["chevron.left", "chevron.backward"], ["chevron.right", "chevron.forward"],
    ["arrow.left", "arrow.backward"], ["arrow.right", "arrow.forward"],
    ["arrow.up.right", "arrow.up.forward"], ["arrow.up.left", "arrow.up.backward"],
    ["arrow.down.right", "arrow.down.forward"], ["arrow.down.left", "arrow.down.backward"],
    ["arrow.uturn.left", "arrow.uturn.backward"], ["arrow.uturn.right", "arrow.uturn.forward"],
    ["xmark", "multiply"], ["square", "app"], ["cloud", "icloud"], ["snowflake", "snow"],
    ["line.3.horizontal", "line.horizontal.3"],
    ["line.3.horizontal.decrease", "line.horizontal.3.decrease"],
    ["arrow.clockwise", "goforward"], ["arrow.counterclockwise", "gobackward"],
    ["arrow.triangle.2.circlepath", "arrow.2.circlepath"],
    ["thermometer", "thermometer.medium"], ["doc.text", "doc.plaintext"],
    ["doc.on.clipboard", "list.clipboard"], ["square.on.square", "rectangle.on.rectangle"],
    ["person", "person.crop"], ["sidebar.left", "sidebar.leading"],
    ["sidebar.right", "sidebar.trailing"], ["rectangle.split.2x1", "square.split.2x1"],
    ["square.split.1x2", "rectangle.split.1x2"], ["square.stack", "rectangle.stack"],
    ["gear", "gearshape"], ["case", "suitcase"], ["laptopcomputer", "macbook"],
    ["photo.on.rectangle", "photo.on.rectangle.angled"],
  ]

  @Test func `a drawing belongs to one symbol, but for its other names`() {
    var names: [SymbolShape: Set<String>] = [:]
    for name in SymbolShape.names {
      if let shape = SymbolShape(name) { names[shape, default: []].insert(name) }
    }
    let shared = names.values.filter { $0.count > 1 }
    expect(Set(shared), equals: Set(Self.synonyms))
  }

  @Test(arguments: [
    "theatermasks.fill", "hare", "shippingbox", "figure.run", "network", "battery.75",
    "goforward.10", "person.crop.artframe", "globe.asia.australia.fill",
  ])
  func `a symbol without a drawing is the placeholder, an image all the same`(
    name: String
  ) throws {
    let parts = try #require(SymbolName(name))
    expect(SymbolShape(parts.base) == nil)
    expect(!SymbolIcons.knows(parts.base))
    let view = UIImageView(image: UIImage(systemName: name))
    expect(view.image?.isSymbolImage, equals: true)
    let text = SVGPainter().svg(of: view.displayNode(), size: CGSize(width: 20, height: 20))
    expect(text.contains("<title>\(name)</title>"))
    expect(text.contains("stroke-dasharray") && !text.contains("<path"))
  }
}
