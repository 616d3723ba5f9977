// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import CMullionGTK
import CairoHost
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A renderer of a display node into one render node, which is cached as long as the content is unchanged.
///
/// Rectangles become colour nodes, which the renderers fill fastest; everything else is painted into images
/// cropped to their contents. A line of text in a wide cell is then a small image, which is cheap to copy in
/// each frame and to redraw when it moves.
struct PictureMaker {
  let painter: CairoPainter
  /// The pixels per point.
  let scale: CGFloat

  /// The maximum number of images; more are merged into one.
  private static let mostImages = 12

  private enum Layer {
    case color(CGRect, DisplayColor)
    case image(CGRect, [PaintItem])

    var extent: CGRect {
      switch self {
      case .color(let extent, _), .image(let extent, _): extent
      }
    }

    var isImage: Bool {
      if case .image = self { true } else { false }
    }

    /// Returns whether adding `item` does not make the image much larger than its contents.
    func welcomes(_ item: PaintItem) -> Bool {
      guard isImage else { return false }
      let both = extent.union(item.extent)
      let (own, other) = (extent.width * extent.height, item.extent.width * item.extent.height)
      // Extents that intersect only at an edge may share its pixels.
      return extent.intersects(item.extent) || both.width * both.height <= 1.3 * (own + other)
    }
  }

  /// The result of rendering a node.
  enum Result {
    case node(RenderNode)
    /// No rendering, because there is nothing to paint.
    case nothing
    /// No rendering, because it would need too much memory.
    case tooLarge
  }

  /// Returns the rendering of the contents of `node`, in its bounds coordinates, without its transform and
  /// alpha.
  func picture(of node: DisplayNode) -> Result {
    var collector = PaintItemCollector(scale: scale)
    collector.collect(contentsOf: node)
    var nodes: [OpaquePointer?] = []
    defer { nodes.forEach { gsk_render_node_unref($0) } }
    for layer in layers(of: collector.items) {
      switch layer {
      case .color(let rect, let color):
        var (rect, color) = (graphene_rect_t(rect), GdkRGBA(color))
        nodes.append(gsk_color_node_new(&color, &rect))
      case .image(let extent, let items):
        guard Picture.pixelArea(of: extent, scale: scale) != nil else { return .tooLarge }
        if let image = Picture.node(of: extent, scale: scale, paint: { paint(items, on: $0) }) {
          nodes.append(image)
        }
      }
    }
    if nodes.isEmpty { return .nothing }
    if nodes.count == 1, let only = nodes[0] {
      return .node(RenderNode(owning: gsk_render_node_ref(only)))
    }
    guard let all = gsk_container_node_new(&nodes, guint(nodes.count)) else { return .nothing }
    return .node(RenderNode(owning: all))
  }

  /// Groups items that can be painted together without changing the z order.
  private func layers(of items: [PaintItem]) -> [Layer] {
    var layers: [Layer] = []
    for item in items {
      if case .fill(let color) = item.content {
        layers.append(.color(item.extent, color))
        continue
      }
      // The item must not be painted behind this layer.
      let floor = layers.lastIndex { $0.extent.intersects(item.extent) } ?? 0
      let home = layers.indices[floor...].first { layers[$0].welcomes(item) }
      if let home, case .image(let extent, let others) = layers[home] {
        layers[home] = .image(extent.union(item.extent), others + [item])
      } else {
        layers.append(.image(item.extent, [item]))
      }
    }
    guard layers.filter(\.isImage).count > Self.mostImages else { return layers }
    let extent = layers.reduce(CGRect.null) { $0.union($1.extent) }
    return [.image(extent, items)]
  }

  private func paint(_ items: [PaintItem], on cairo: OpaquePointer) {
    for item in items {
      cairo_save(cairo)
      if let clip = item.clip {
        cairo_rectangle(cairo, clip.minX, clip.minY, clip.width, clip.height)
        cairo_clip(cairo)
      }
      var map = cairo_matrix_t(
        xx: item.map.a, yx: item.map.b, xy: item.map.c, yy: item.map.d, x0: item.map.tx,
        y0: item.map.ty)
      cairo_transform(cairo, &map)
      switch item.content {
      case .fill(let color): paint(.fill(RoundedRect(item.extent), color), on: cairo)
      case .command(let command): paint(command, on: cairo)
      case .node(let node): painter.paint(node, on: cairo)
      case .contents(let node): painter.paintContents(of: node, on: cairo)
      }
      cairo_restore(cairo)
    }
  }

  private func paint(_ command: DrawCommand, on cairo: OpaquePointer) {
    // The painter ignores the identity of a node without a parent.
    let carrier = Self.carrier
    var node = DisplayNode(identity: ObjectIdentifier(carrier), bounds: .zero)
    node.commands = [command]
    painter.paintContents(of: node, on: cairo)
  }

  private static let carrier = Carrier()
  private final class Carrier: Sendable {}
}

extension PictureMaker.Result {
  /// The node to be positioned, if there is one.
  var renderNode: RenderNode? {
    if case .node(let node) = self { node } else { nil }
  }
}
