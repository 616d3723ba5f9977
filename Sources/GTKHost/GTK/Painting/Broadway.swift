// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation

/// What is different when windows are shown in a browser.
enum Broadway {
  /// Whether the display is a browser.
  static let isUsed: Bool = {
    guard let display = gdk_display_get_default() else { return false }
    let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
    return String(cString: g_type_name_from_instance(instance)) == "GdkBroadwayDisplay"
  }()

  /// A node that stands at the origin and is moved to its place from outside.
  ///
  /// GTK 4.8 draws Cairo nodes that stand elsewhere twice as far away in browsers.
  static func nodeAtOrigin(
    showing surface: OpaquePointer, pixelArea area: CGRect, scale: CGFloat
  ) -> OpaquePointer? {
    let own = CGRect(origin: .zero, size: area.size)
    guard let node = Picture.nodeInPlace(showing: surface, pixelArea: own, scale: scale) else {
      return nil
    }
    defer { gsk_render_node_unref(node) }
    var place = graphene_point_t(
      x: Float(area.minX / scale), y: Float(area.minY / scale))
    guard let transform = gsk_transform_translate(nil, &place) else { return nil }
    defer { gsk_transform_unref(transform) }
    return gsk_transform_node_new(node, transform)
  }
}
