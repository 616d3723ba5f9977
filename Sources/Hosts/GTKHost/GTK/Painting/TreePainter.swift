// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import CairoHost
import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A painter that converts display trees to GTK's render nodes, with renderings cached from frame to frame.
///
/// A reusable node is rendered once and then only positioned, until its content changes; so are the own
/// commands of other nodes. Renderings that a frame did not need are dropped.
///
/// Nodes that are only translated are positioned in the coordinates of the surface, so that GTK detects the
/// unchanged areas and redraws only the rest.
@MainActor
final class TreePainter {
  /// The subject of a rendering: a node with its descendants, or a node's own commands.
  private enum Subject: Hashable {
    case whole(ObjectIdentifier)
    case own(ObjectIdentifier)
  }

  private struct Entry {
    var picture: PictureMaker.Result
    var contentVersion: Int
    var commands: [DrawCommand]
    var bounds: CGRect
    /// The images that could not be painted because they were not decoded.
    var missing: [PictureRequest]
  }

  /// The position of a node.
  private struct Place {
    /// The visible area, in surface coordinates.
    var visible: CGRect
    /// The transform from the coordinates of the parent to those of the surface.
    var toSurface: CGAffineTransform
    /// The transform from the coordinates of the parent to those of the snapshot; always a translation.
    var toSnapshot: CGAffineTransform
  }

  private let painter: CairoPainter
  private let loader: PictureLoader?
  private var known: [Subject: Entry] = [:]
  private var used: [Subject: Entry] = [:]
  private var scale: CGFloat = 1
  /// The node behind which nothing is visible.
  private var backmost: ObjectIdentifier?
  /// The number of renderings since the painter was created, for tests and measurements.
  private(set) var paintedPictures = 0

  /// Whether clips are painted in the form that the renderer for browsers needs.
  private let needsClipsAtOrigin: Bool

  /// Creates a painter that waits for images to be decoded, or, with `loader`, paints them when they are.
  init(
    painter: CairoPainter, loader: PictureLoader? = nil,
    needsClipsAtOrigin: Bool = Broadway.isUsed
  ) {
    let painter = painter.forWindows
    self.painter = loader.map(painter.loadingPictures) ?? painter
    self.loader = loader
    self.needsClipsAtOrigin = needsClipsAtOrigin
  }

  /// Adds `tree` to `snapshot`, in an area of `size` points at `scale` pixels per point.
  ///
  /// Areas that no node covers are black, as on a phone.
  ///
  /// - Complexity: O(*n*) in the number of nodes outside of reusable ones, if the contents of reusable nodes
  ///   are unchanged.
  func paint(_ tree: DisplayNode, size: CGSize, scale: CGFloat, into snapshot: OpaquePointer) {
    if scale != self.scale { known = [:] }
    self.scale = scale
    let area = CGRect(origin: .zero, size: size)
    backmost = tree.nodeCovering(area)
    if backmost == nil {
      snapshot.append(DisplayColor(red: 0, green: 0, blue: 0), in: area)
    }
    used.removeAll(keepingCapacity: true)
    add(
      tree, Place(visible: area, toSurface: .identity, toSnapshot: .identity), snapshot: snapshot)
    swap(&known, &used)
    if let loader {
      let missing = loader.takeMissed() + known.values.flatMap(\.missing)
      loader.frameEnded(wanting: Set(missing))
    }
  }

  private func add(_ node: DisplayNode, _ place: Place, snapshot: OpaquePointer) {
    guard node.alpha > 0, !node.transform.isFlat else { return }
    var place = place
    place.toSurface = node.transform.concatenating(place.toSurface)
    if let clip = node.clip {
      place.visible = place.visible.intersection(clip.rect.applying(place.toSurface))
      if place.visible.isEmpty { return }
    }
    let isMoved = node.transform.isTranslation
    if isMoved {
      place.toSnapshot = node.transform.concatenating(place.toSnapshot)
    } else {
      gtk_snapshot_save(snapshot)
      snapshot.transform(by: node.transform.concatenating(place.toSnapshot))
      place.toSnapshot = .identity
    }
    if node.alpha < 1 { gtk_snapshot_push_opacity(snapshot, node.alpha) }
    if node.isReusable || node.mask != nil {
      addWhole(node, place, snapshot: snapshot)
    } else {
      addParts(node, place, snapshot: snapshot)
    }
    if node.alpha < 1 { gtk_snapshot_pop(snapshot) }
    if !isMoved { gtk_snapshot_restore(snapshot) }
  }

  private func addWhole(_ node: DisplayNode, _ place: Place, snapshot: OpaquePointer) {
    let subject = Subject.whole(node.identity)
    if let old = known[subject] ?? used[subject], old.contentVersion == node.contentVersion,
      old.bounds == node.bounds, !hasArrived(old.missing)
    {
      used[subject] = old
      self.place(old.picture, of: node, place, snapshot: snapshot)
      return
    }
    guard node.extent.applying(place.toSurface).overlaps(place.visible) else { return }
    let picture = make(node)
    used[subject] = Entry(
      picture: picture, contentVersion: node.contentVersion, commands: [], bounds: node.bounds,
      missing: loader?.takeMissed() ?? [])
    self.place(picture, of: node, place, snapshot: snapshot)
  }

  private func addParts(_ node: DisplayNode, _ place: Place, snapshot: OpaquePointer) {
    guard var clip = node.clip else { return addUnclipped(node, place, snapshot: snapshot) }
    clip.rect = clip.rect.applying(place.toSnapshot)
    if needsClipsAtOrigin {
      var place = place
      place.toSnapshot = place.toSnapshot.concatenating(
        CGAffineTransform(translationX: -clip.rect.minX, y: -clip.rect.minY))
      return Broadway.clip(to: clip, in: snapshot) {
        addUnclipped(node, place, snapshot: $0)
      }
    }
    snapshot.pushClip(clip)
    addUnclipped(node, place, snapshot: snapshot)
    gtk_snapshot_pop(snapshot)
  }

  private func addUnclipped(_ node: DisplayNode, _ place: Place, snapshot: OpaquePointer) {
    if backmost == nil || node.identity == backmost {
      backmost = nil
      addOwn(node, place, snapshot: snapshot)
    }
    for child in node.children { add(child, place, snapshot: snapshot) }
  }

  /// Adds the own commands of a node, without its children.
  private func addOwn(_ node: DisplayNode, _ place: Place, snapshot: OpaquePointer) {
    if node.commands.isEmpty { return }
    if node.commands.allSatisfy(\.isPlainFill) {
      for case .fill(let shape, let color) in node.commands {
        snapshot.append(color, in: shape.rect.applying(place.toSnapshot))
      }
      return
    }
    var alone = node
    alone.children = []
    alone.clip = nil
    let subject = Subject.own(node.identity)
    if let old = known[subject] ?? used[subject], old.commands == node.commands,
      !hasArrived(old.missing)
    {
      used[subject] = old
      self.place(old.picture, of: alone, place, snapshot: snapshot)
      return
    }
    let picture = make(alone)
    used[subject] = Entry(
      picture: picture, contentVersion: node.contentVersion, commands: node.commands,
      bounds: node.bounds, missing: loader?.takeMissed() ?? [])
    self.place(picture, of: alone, place, snapshot: snapshot)
  }

  private func hasArrived(_ missing: [PictureRequest]) -> Bool {
    guard let loader, !missing.isEmpty else { return false }
    return missing.contains(where: loader.isMade)
  }

  private func make(_ node: DisplayNode) -> PictureMaker.Result {
    paintedPictures += 1
    return PictureMaker(painter: painter, scale: scale).picture(of: node)
  }

  /// Adds the picture of `node` to `snapshot`, aligned to the display's pixel grid if its place is a
  /// translation.
  ///
  /// An aligned rendering is copied instead of resampled. A node that is too large for a rendering is painted
  /// directly.
  private func place(
    _ picture: PictureMaker.Result, of node: DisplayNode, _ place: Place, snapshot: OpaquePointer
  ) {
    let map = place.toSurface
    var move = place.toSnapshot
    if map.isTranslation {
      move.tx += (map.tx * scale).rounded() / scale - map.tx
      move.ty += (map.ty * scale).rounded() / scale - map.ty
    }
    switch picture {
    case .nothing: break
    case .node(let renderNode):
      var offset = graphene_point_t(x: Float(move.tx), y: Float(move.ty))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &offset)
      gtk_snapshot_append_node(snapshot, renderNode.pointer)
      gtk_snapshot_restore(snapshot)
    case .tooLarge:
      addDirectly(node, move, visible: place.visible.applying(map.inverted()), snapshot: snapshot)
    }
  }

  /// Paints the visible part of a node that is too large for a rendering, in every frame.
  private func addDirectly(
    _ node: DisplayNode, _ move: CGAffineTransform, visible: CGRect, snapshot: OpaquePointer
  ) {
    let extent = node.extent.intersection(visible.insetBy(dx: -1, dy: -1))
    guard !extent.isNull, !extent.isEmpty else { return }
    gtk_snapshot_save(snapshot)
    var (offset, bounds) = (
      graphene_point_t(x: Float(move.tx), y: Float(move.ty)), graphene_rect_t(extent)
    )
    gtk_snapshot_translate(snapshot, &offset)
    if let context = gtk_snapshot_append_cairo(snapshot, &bounds) {
      painter.paintContents(of: node, on: context)
      cairo_destroy(context)
    }
    gtk_snapshot_restore(snapshot)
  }
}
