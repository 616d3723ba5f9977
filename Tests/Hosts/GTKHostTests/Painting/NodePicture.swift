// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import CMullionCairo
import CMullionGTK
import CairoHost
import Foundation
import MullionViewTree
import Testing
@testable import GTKHost

/// The pixels of a display tree, drawn either by GTK's software renderer or by the Cairo painter.
@MainActor
struct NodePicture {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// Initialises GTK; render nodes need no display, but GTK must be initialised.
  private static let start: Void = {
    gtk_disable_setlocale()
    _ = gtk_init_check()
  }()

  /// Creates the picture of `tree` as a window draws it.
  init(throughGTK tree: DisplayNode, size: CGSize, scale: CGFloat, by painter: TreePainter) throws {
    let node = try Self.node(of: tree, size: size, scale: scale, by: painter)
    self.init(size: size, scale: scale) { cairo in
      if let node { gsk_render_node_draw(node, cairo) }
    }
    gsk_render_node_unref(node)
  }

  /// Returns the render node that a window displays for `tree`; it is owned by the caller.
  static func node(
    of tree: DisplayNode, size: CGSize, scale: CGFloat, by painter: TreePainter
  ) throws -> OpaquePointer? {
    start
    let snapshot = try #require(gtk_snapshot_new())
    painter.paint(tree, size: size, scale: scale, into: snapshot)
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Returns the number of translations that are direct children of clips whose origin is not zero.
  static func movesInClipsElsewhere(_ node: OpaquePointer?, isElsewhere: Bool = false) -> Int {
    guard let node else { return 0 }
    func isAway(_ rect: graphene_rect_t) -> Bool { rect.origin.x != 0 || rect.origin.y != 0 }
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      return (0..<gsk_container_node_get_n_children(node)).reduce(0) {
        $0
          + movesInClipsElsewhere(
            gsk_container_node_get_child(node, $1), isElsewhere: isElsewhere)
      }
    case GSK_CLIP_NODE:
      return movesInClipsElsewhere(
        gsk_clip_node_get_child(node), isElsewhere: isAway(gsk_clip_node_get_clip(node).pointee))
    case GSK_ROUNDED_CLIP_NODE:
      return movesInClipsElsewhere(
        gsk_rounded_clip_node_get_child(node),
        isElsewhere: isAway(gsk_rounded_clip_node_get_clip(node).pointee.bounds))
    case GSK_OPACITY_NODE:
      return movesInClipsElsewhere(gsk_opacity_node_get_child(node), isElsewhere: isElsewhere)
    case GSK_TRANSFORM_NODE:
      return (isElsewhere ? 1 : 0)
        + movesInClipsElsewhere(gsk_transform_node_get_child(node))
    default: return 0
    }
  }

  /// Creates the picture of `tree` as Cairo draws it.
  init(byCairo tree: DisplayNode, size: CGSize, scale: CGFloat) throws {
    let painter = try CairoPainter()
    self.init(size: size, scale: scale) { cairo in
      cairo_set_source_rgb(cairo, 0, 0, 0)
      cairo_paint(cairo)
      painter.paint(tree, on: cairo)
    }
  }

  private init(size: CGSize, scale: CGFloat, paint: (OpaquePointer) -> Void) {
    width = Int(size.width * scale)
    height = Int(size.height * scale)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    cairo_surface_set_device_scale(surface, scale, scale)
    if let context = cairo_create(surface) {
      paint(context)
      cairo_destroy(context)
    }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    if let data = cairo_image_surface_get_data(surface) {
      for row in 0..<height {
        let words = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
        pixels += UnsafeBufferPointer(start: words, count: width).map { $0 & 0xff_ffff }
      }
    }
    self.pixels = pixels
  }

  /// Returns the number of pixels in which a component differs by more than `tolerance` of 255.
  func differences(from other: NodePicture, tolerance: Int = 3) -> Int {
    zip(pixels, other.pixels).count { one, two in
      [0, 8, 16].contains { shift in
        abs(Int(one >> UInt32(shift)) & 255 - Int(two >> UInt32(shift)) & 255) > tolerance
      }
    }
  }
}
#endif
