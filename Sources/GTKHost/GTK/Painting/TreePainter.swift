// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import CairoHost
import CollectionGeometry
import Foundation
import ViewTree

/// Turns display trees into GTK's render nodes, keeping pictures from frame to frame.
///
/// A reusable node is painted once and then only placed, until its content changes; so are the text
/// and the images that other nodes paint themselves. Colours, borders and clips are render nodes of
/// GSK's own. Pictures that a frame did not need are gone after it.
@MainActor
final class TreePainter {
  /// What a picture is of: a node with everything in it, or a node's own commands.
  private enum Subject: Hashable {
    case whole(ObjectIdentifier)
    case own(ObjectIdentifier)
  }

  private struct Entry {
    var picture: Picture?
    var contentVersion: Int
    var commands: [DrawCommand]
    var bounds: CGRect
  }

  private let painter: CairoPainter
  private var known: [Subject: Entry] = [:]
  private var used: [Subject: Entry] = [:]
  private var scale: CGFloat = 1
  /// Pictures painted since the painter was made, for tests and measurements.
  private(set) var paintedPictures = 0

  init(painter: CairoPainter) {
    self.painter = painter
  }

  /// Adds `tree`, seen through `size` points at `scale` pixels a point, to `snapshot`.
  ///
  /// - Complexity: O(n) in the number of nodes outside of reusable ones, when nothing in reusable
  ///   ones changed.
  func paint(_ tree: DisplayNode, size: CGSize, scale: CGFloat, into snapshot: OpaquePointer) {
    if scale != self.scale { known = [:] }
    self.scale = scale
    used.removeAll(keepingCapacity: true)
    add(
      tree, within: CGRect(origin: .zero, size: size), toSurface: .identity, snapshot: snapshot)
    swap(&known, &used)
  }

  /// Adds `node`; `within` is what can be seen, in surface coordinates, and `toSurface` maps the
  /// coordinates of the node's parent to the surface's.
  private func add(
    _ node: DisplayNode, within visible: CGRect, toSurface: CGAffineTransform,
    snapshot: OpaquePointer
  ) {
    guard node.alpha > 0, !node.transform.isFlat else { return }
    let map = node.transform.concatenating(toSurface)
    var visible = visible
    if let clip = node.clip {
      visible = visible.intersection(clip.rect.applying(map))
      if visible.isEmpty { return }
    }
    gtk_snapshot_save(snapshot)
    snapshot.transform(by: node.transform)
    if node.alpha < 1 { gtk_snapshot_push_opacity(snapshot, node.alpha) }
    if node.isReusable || node.mask != nil {
      addWhole(node, within: visible, map: map, snapshot: snapshot)
    } else {
      addParts(node, within: visible, map: map, snapshot: snapshot)
    }
    if node.alpha < 1 { gtk_snapshot_pop(snapshot) }
    gtk_snapshot_restore(snapshot)
  }

  private func addWhole(
    _ node: DisplayNode, within visible: CGRect, map: CGAffineTransform, snapshot: OpaquePointer
  ) {
    let subject = Subject.whole(node.identity)
    let old = known[subject] ?? used[subject]
    if let old, old.contentVersion == node.contentVersion, old.bounds == node.bounds {
      used[subject] = old
      place(old.picture, map: map, snapshot: snapshot)
      return
    }
    let extent = node.extent
    guard extent.applying(map).intersects(visible) else { return }
    let picture = Picture(of: extent, scale: scale) { painter.paintContents(of: node, on: $0) }
    paintedPictures += 1
    used[subject] = Entry(
      picture: picture, contentVersion: node.contentVersion, commands: [], bounds: node.bounds)
    if picture == nil {
      addDirectly(node, extent: extent, snapshot: snapshot)
    } else {
      place(picture, map: map, snapshot: snapshot)
    }
  }

  private func addParts(
    _ node: DisplayNode, within visible: CGRect, map: CGAffineTransform, snapshot: OpaquePointer
  ) {
    if let clip = node.clip { snapshot.pushClip(clip) }
    if node.commands.allSatisfy(\.isShape) {
      node.commands.forEach { snapshot.append($0) }
    } else {
      addOwn(node, map: map, snapshot: snapshot)
    }
    for child in node.children {
      add(child, within: visible, toSurface: map, snapshot: snapshot)
    }
    if node.clip != nil { gtk_snapshot_pop(snapshot) }
  }

  /// Adds what a node paints itself, without the nodes in it.
  private func addOwn(_ node: DisplayNode, map: CGAffineTransform, snapshot: OpaquePointer) {
    let subject = Subject.own(node.identity)
    if let old = known[subject], old.commands == node.commands {
      used[subject] = old
      place(old.picture, map: map, snapshot: snapshot)
      return
    }
    var alone = node
    alone.children = []
    alone.clip = nil
    let extent = alone.extent
    let picture = Picture(of: extent, scale: scale) { painter.paintContents(of: alone, on: $0) }
    paintedPictures += 1
    guard let picture else {
      addDirectly(alone, extent: extent, snapshot: snapshot)
      return
    }
    used[subject] = Entry(
      picture: picture, contentVersion: node.contentVersion, commands: node.commands,
      bounds: node.bounds)
    place(picture, map: map, snapshot: snapshot)
  }

  /// Places a picture so that its pixels fall on the display's: copied, not resampled.
  private func place(_ picture: Picture?, map: CGAffineTransform, snapshot: OpaquePointer) {
    guard let picture else { return }
    guard map.isTranslation else {
      gtk_snapshot_append_node(snapshot, picture.renderNode)
      return
    }
    var toPixel = graphene_point_t(
      x: Float((map.tx * scale).rounded() / scale - map.tx),
      y: Float((map.ty * scale).rounded() / scale - map.ty))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &toPixel)
    gtk_snapshot_append_node(snapshot, picture.renderNode)
    gtk_snapshot_restore(snapshot)
  }

  /// Paints what is too large for a picture, in every frame.
  private func addDirectly(_ node: DisplayNode, extent: CGRect, snapshot: OpaquePointer) {
    guard !extent.isNull, !extent.isEmpty else { return }
    var bounds = graphene_rect_t(extent)
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    painter.paintContents(of: node, on: context)
    cairo_destroy(context)
  }
}
