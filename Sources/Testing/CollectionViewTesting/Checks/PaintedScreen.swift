// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionControls
import MullionViewControllers
import MullionViewTree
import UIKit

/// The texts, images and controls that hosts paint for a screen, from back to front.
@MainActor
final class PaintedScreen {
  /// An opaque area.
  private struct Cover {
    let area: CGRect
    let order: Int
  }

  /// The position of a part of the display tree, and the view that it belongs to.
  private struct Place {
    var transform = CGAffineTransform.identity
    var clip: CGRect
    var alpha: CGFloat = 1
    var owner: UIView
    /// The kind of the owner, which determines which of its parts are listed.
    var kind: ViewKind
    var plane: ObjectIdentifier
  }

  private(set) var things: [PaintedThing] = []
  private var covers: [Cover] = []
  private var order = 0
  private var views: [ObjectIdentifier: UIView] = [:]

  /// Collects the painted elements of `surface`.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ surface: ViewSurface) {
    record(surface.root)
    visit(
      surface.displayTree(),
      in: Place(
        clip: CGRect(origin: .zero, size: surface.size), owner: surface.root,
        kind: ViewKind(surface.root), plane: ObjectIdentifier(surface.root)))
  }

  private func record(_ view: UIView) {
    views[ObjectIdentifier(view)] = view
    for subview in view.subviews { record(subview) }
  }

  // MARK: Traversal

  private func visit(_ node: DisplayNode, in outer: Place) {
    var place = outer
    place.transform = node.transform.concatenating(outer.transform)
    place.alpha *= node.alpha
    guard place.alpha > 0.01 else { return }
    if let view = views[node.identity] { enter(view, node, &place) }
    if let shape = node.clip {
      place.clip = place.clip.intersection(shape.rect.applying(place.transform))
    }
    for command in node.commands { record(command, in: place) }
    for child in node.children { visit(child, in: place) }
  }

  private func enter(_ view: UIView, _ node: DisplayNode, _ place: inout Place) {
    // The subviews of a control such as a switch count as the control.
    guard view === place.owner || place.kind.lists(view) else { return }
    place.owner = view
    if !node.children.isEmpty { place.kind = ViewKind(view) }
    let area = node.bounds.applying(place.transform)
    if view is UIControl { record(.control, view, area, in: place) }
    if view is UIVisualEffectView { cover(area, in: place) }
    if Self.isPlane(view) { place.plane = ObjectIdentifier(view) }
  }

  /// Returns whether the contents of `view` move with it, over or under the rest.
  private static func isPlane(_ view: UIView) -> Bool {
    switch view {
    case is UIScrollView, is UICollectionReusableView, is UITableViewCell,
      is UITableViewHeaderFooterView, is UINavigationBar, is UIToolbar, is UITabBar:
      true
    default: (view.next as? UIViewController)?.presentingViewController != nil
    }
  }

  private func record(_ command: DrawCommand, in place: Place) {
    order += 1
    switch command {
    case .fill(let shape, let color):
      guard color.alpha > 0.99, place.alpha > 0.99 else { return }
      cover(shape.rect.applying(place.transform), in: place)
    case .text(let layout, let origin, let color):
      guard color.alpha > 0.01 else { return }
      let lines = layout.lines.filter { !$0.text.allSatisfy(\.isWhitespace) }
      guard let left = lines.map(\.origin.x).min(),
        let right = lines.map({ $0.origin.x + $0.width }).max()
      else { return }
      let area = CGRect(
        x: origin.x + left, y: origin.y, width: right - left, height: layout.size.height)
      record(
        .text, place.owner, area.applying(place.transform), in: place,
        text: lines.map(\.text).joined(separator: " "))
    case .image(_, let destination):
      record(.image, place.owner, destination.applying(place.transform), in: place)
    case .imagePart(_, let part):
      record(.image, place.owner, part.destination.applying(place.transform), in: place)
    case .border, .drawing: break
    }
  }

  private func record(
    _ kind: PaintedThing.Kind, _ view: UIView, _ area: CGRect, in place: Place, text: String? = nil
  ) {
    let seen = area.intersection(place.clip)
    guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
    order += 1
    things.append(
      PaintedThing(
        kind: kind, text: text, view: view, area: seen, plane: place.plane, order: order))
  }

  private func cover(_ area: CGRect, in place: Place) {
    order += 1
    covers.append(Cover(area: area.intersection(place.clip), order: order))
  }

  // MARK: Overlaps

  /// Returns the pairs that overlap by more than half a pixel, with their intersections.
  ///
  /// Each pair of views is listed once; elements fully hidden behind an opaque area are ignored.
  ///
  /// - Complexity: O(*n*²) in the number of elements that move together, and O(*c*) more for each pair that
  ///   overlaps, where *c* is the number of opaque areas.
  func overlaps(pixel: CGFloat) -> [(one: PaintedThing, other: PaintedThing, shared: CGRect)] {
    var found: [(one: PaintedThing, other: PaintedThing, shared: CGRect)] = []
    var named: Set<[ObjectIdentifier]> = []
    for planed in Dictionary(grouping: things, by: \.plane).values {
      let things = planed.sorted { $0.order < $1.order }
      for (index, lower) in things.enumerated() {
        for upper in things[(index + 1)...] {
          let shared = lower.area.intersection(upper.area)
          guard !shared.isNull, min(shared.width, shared.height) > pixel / 2,
            upper.isWrong(over: lower), !isHidden(lower, from: upper),
            named.insert([ObjectIdentifier(lower.view), ObjectIdentifier(upper.view)]).inserted
          else { continue }
          found.append((lower, upper, shared))
        }
      }
    }
    return found.sorted { ($0.one.order, $0.other.order) < ($1.one.order, $1.other.order) }
  }

  /// Returns whether an opaque area painted between `lower` and `upper` covers `lower` completely.
  private func isHidden(_ lower: PaintedThing, from upper: PaintedThing) -> Bool {
    covers.contains {
      $0.order > lower.order && $0.order < upper.order && $0.area.contains(lower.area)
    }
  }
}
