// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import CMullionCairo
import CMullionGTK
import CairoHost
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import RandomTesting
import Testing
@testable import GTKHost

/// Tests that display trees, divided into parts, are drawn with the same pixels as the whole tree.
@MainActor
struct PaintItemCollectorTests {
  private final class Owner {}
  private static let owner = Owner()
  private static let area = CGRect(x: 0, y: 0, width: 60, height: 60)

  private static func color(_ random: inout SeededGenerator) -> DisplayColor {
    func part() -> Double { Double(Int.random(in: 0...4, using: &random)) / 4 }
    return DisplayColor(red: part(), green: part(), blue: part(), alpha: part())
  }

  private static func rect(_ random: inout SeededGenerator, within size: Int) -> CGRect {
    let (x, y) = (
      Int.random(in: 0..<size, using: &random), Int.random(in: 0..<size, using: &random)
    )
    return CGRect(
      x: x, y: y, width: Int.random(in: 1...size, using: &random),
      height: Int.random(in: 1...size, using: &random))
  }

  private static func node(_ random: inout SeededGenerator, depth: Int) -> DisplayNode {
    var node = DisplayNode(
      identity: ObjectIdentifier(owner), bounds: depth == 0 ? area : rect(&random, within: 40))
    if depth > 0 {
      node.transform = CGAffineTransform(
        translationX: CGFloat(Int.random(in: 0...30, using: &random)),
        y: CGFloat(Int.random(in: 0...30, using: &random)))
      if Int.random(in: 0..<5, using: &random) == 0 {
        node.transform = CGAffineTransform(rotationAngle: 0.4).concatenating(node.transform)
      }
      if Int.random(in: 0..<5, using: &random) == 0 { node.alpha = 0.5 }
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      node.clip = RoundedRect(
        rect(&random, within: 40), radius: Bool.random(using: &random) ? 0 : 5)
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let rect = rect(&random, within: 40)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: node.commands.append(.fill(RoundedRect(rect), color(&random)))
      case 1:
        node.commands.append(.fill(RoundedRect(rect, radius: 6), color(&random)))
      default:
        node.commands.append(.border(RoundedRect(rect), width: 2, color(&random)))
      }
    }
    if depth < 2 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        node.children.append(Self.node(&random, depth: depth + 1))
      }
    }
    return node
  }

  /// Returns the pixels after `paint` has drawn on white.
  private static func pixels(_ paint: (OpaquePointer) -> Void) -> [UInt32] {
    let side = Int(area.width)
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side)
    pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_RGB24, gint(side), gint(side),
        gint(side * 4))
      let cairo = cairo_create(surface)
      if let cairo { paint(cairo) }
      cairo_destroy(cairo)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return pixels
  }

  private static func differences(_ one: [UInt32], _ other: [UInt32]) -> Int {
    zip(one, other).count { one, other in
      (0..<3).contains { part in
        let (left, right) = (Int(one >> (8 * part) & 255), Int(other >> (8 * part) & 255))
        return abs(left - right) > 3
      }
    }
  }

  // MARK: PaintItemCollector

  @Test(arguments: 0..<40)
  func `the parts of a tree painted one after the other are the tree`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = Self.node(&random, depth: 0)
    let painter = try CairoPainter()
    let whole = Self.pixels { painter.paintContents(of: tree, on: $0) }
    var collector = PaintItemCollector(scale: 1)
    collector.collect(contentsOf: tree)
    let parts = Self.pixels { cairo in
      for item in collector.items {
        cairo_save(cairo)
        if let clip = item.clip {
          cairo_rectangle(cairo, clip.minX, clip.minY, clip.width, clip.height)
          cairo_clip(cairo)
        }
        // Nothing is painted outside of the extent.
        let extent = item.extent.insetBy(dx: -1, dy: -1)
        cairo_rectangle(cairo, extent.minX, extent.minY, extent.width, extent.height)
        cairo_clip(cairo)
        var map = cairo_matrix_t(
          xx: item.map.a, yx: item.map.b, xy: item.map.c, yy: item.map.d, x0: item.map.tx,
          y0: item.map.ty)
        cairo_transform(cairo, &map)
        var node = DisplayNode(identity: ObjectIdentifier(Self.owner), bounds: .zero)
        switch item.content {
        case .fill(let color): node.commands = [.fill(RoundedRect(item.extent), color)]
        case .command(let command): node.commands = [command]
        case .node(let child): node.children = [child]
        case .contents(let contents): node = contents
        }
        painter.paintContents(of: node, on: cairo)
        cairo_restore(cairo)
      }
    }
    expect(Self.differences(whole, parts), equals: 0)
    // Fills need no painter: they stand on whole pixels and within the clip of the tree.
    let fills = collector.items.filter { if case .fill = $0.content { true } else { false } }
    expect(fills.allSatisfy { $0.extent == $0.extent.integral && $0.clip == nil })
  }

  // MARK: PictureMaker

  @Test(arguments: 0..<40)
  func `a picture of a tree has the pixels of the tree`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = Self.node(&random, depth: 0)
    gtk_disable_setlocale()
    _ = gtk_init_check()
    let painter = try CairoPainter()
    let whole = Self.pixels { painter.paintContents(of: tree, on: $0) }
    let result = PictureMaker(painter: painter, scale: 1).picture(of: tree)
    let picture = Self.pixels { cairo in
      if let node = result.renderNode { gsk_render_node_draw(node.pointer, cairo) }
    }
    // Edges that are blended twice may differ by a little.
    expect(Self.differences(whole, picture) <= 4)
    if case .nothing = result { expect(Self.differences(whole, Self.pixels { _ in }), equals: 0) }
  }
}
#endif
