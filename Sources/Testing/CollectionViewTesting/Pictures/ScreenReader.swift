// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree
import UIKit

/// A reader of the visible contents of a screen from its display tree, which omits hidden, transparent and
/// clipped views.
@MainActor
final class ScreenReader {
  /// The visible contents of an element of a collection view.
  struct Inside {
    /// The visual attributes of its background.
    var look: [String] = []
    /// The things in the element, in reading order, in its coordinates.
    var things: [ScreenThing] = []
    /// Whether any part of the element is on the screen.
    var isInSight = true
  }

  /// The position of a part of the display tree, and its visibility.
  private struct Place {
    var onScreen = CGAffineTransform.identity
    var inList = CGAffineTransform.identity
    var clip: CGRect
    var alpha: CGFloat = 1
    var isMasked = false

    func entering(_ node: DisplayNode) -> Place {
      var place = self
      place.onScreen = node.transform.concatenating(onScreen)
      place.inList = node.transform.concatenating(inList)
      place.alpha *= node.alpha
      if node.mask != nil { place.isMasked = true }
      return place
    }

    func inside(_ node: DisplayNode) -> Place {
      var place = self
      if let shape = node.clip { place.clip = clip.intersection(shape.rect.applying(onScreen)) }
      return place
    }

    var manner: [String] {
      var words: [String] = []
      if alpha < 1 { words.append("alpha \(NumberText.text(alpha))") }
      if isMasked { words.append("masked") }
      if abs(inList.b) > 1e-6 || abs(inList.c) > 1e-6 {
        let degrees = atan2(Double(inList.b), Double(inList.a)) * 180 / .pi
        words.append("turned \(NumberText.text(CGFloat(degrees)))")
      } else if inList.a < 0 || inList.d < 0 {
        words.append(inList.a < 0 && inList.d < 0 ? "turned 180" : "mirrored")
      }
      return words
    }
  }

  /// The screen with all its visible things.
  private(set) var screen: ScreenThing
  /// The visible collection views, indexed by ``ScreenThing/collectionView``.
  private(set) var collectionViews: [UICollectionView] = []
  private var views: [ObjectIdentifier: UIView] = [:]
  private var layers: [ObjectIdentifier: CALayer] = [:]
  private var insides: [ObjectIdentifier: Inside] = [:]

  /// Reads the contents of `surface`.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ surface: ViewSurface) {
    let area = CGRect(origin: .zero, size: surface.size)
    screen = ScreenThing(kind: "screen", frame: area)
    record(surface.root)
    screen.things = things(of: surface.displayTree(), in: Place(clip: area))
    screen.takeGround()
  }

  /// Returns the visible contents of `element`, or `nil` if it is not painted.
  func inside(_ element: UIView) -> Inside? { insides[ObjectIdentifier(element)] }

  private func record(_ view: UIView) {
    views[ObjectIdentifier(view)] = view
    record(view.layer)
    for subview in view.subviews { record(subview) }
  }

  private func record(_ layer: CALayer) {
    for sublayer in layer.sublayers ?? [] where sublayer.view == nil {
      layers[ObjectIdentifier(sublayer)] = sublayer
      record(sublayer)
    }
  }

  // MARK: Traversal

  private func things(of node: DisplayNode, in outer: Place) -> [ScreenThing] {
    guard node.alpha > 0 else { return [] }
    let place = outer.entering(node)
    if let view = views[node.identity] {
      if let element = view as? UICollectionReusableView, element.appliedAttributes != nil {
        read(element, node, place)
        return []
      }
      return things(of: view, node, place)
    }
    if let layer = layers[node.identity] { return things(of: layer, node, place) }
    return node.children.flatMap { things(of: $0, in: place.inside(node)) }
  }

  private func read(_ element: UICollectionReusableView, _ node: DisplayNode, _ place: Place) {
    var inner = place.inside(node)
    inner.inList = CGAffineTransform(translationX: -node.bounds.minX, y: -node.bounds.minY)
    inner.alpha = 1
    inner.isMasked = false
    var all = ScreenThing(
      kind: "element", frame: CGRect(origin: .zero, size: node.bounds.size),
      look: DrawnLook(of: element.layer, in: node, ownCommands(of: node), tellsContents: false))
    all.things = node.children.flatMap { things(of: $0, in: inner) }
    all.takeGround()
    let sorted = all.things.flatMap(\.flattened).enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, $0.offset)
        < ($1.element.frame.minY, $1.element.frame.minX, $1.offset)
    }
    insides[ObjectIdentifier(element)] = Inside(
      look: all.look.words, things: sorted.map(\.element), isInSight: isSeen(node, place))
  }

  private func things(of view: UIView, _ node: DisplayNode, _ place: Place) -> [ScreenThing] {
    if let collectionView = view as? UICollectionView {
      return things(of: collectionView, node, place)
    }
    let kind = ViewKind(view)
    let look = DrawnLook(
      of: view.layer, in: node, ownCommands(of: node), tellsContents: kind.tellsContents)
    let draws = !look.words.isEmpty || kind.tellsContents && !node.commands.isEmpty
    var inner = place.inside(node)
    let isListed = (draws || kind.isUsed) && isSeen(node, place)
    if isListed {
      inner.alpha = 1
      inner.isMasked = false
    }
    let children = node.children.filter { child in views[child.identity].map(kind.lists) ?? true }
      .flatMap { things(of: $0, in: inner) }
    guard isListed else { return children }
    var thing = ScreenThing(
      kind: kind.name, frame: node.bounds.applying(place.inList), values: kind.values, look: look,
      manner: place.manner, things: children)
    if thing.kind == "view", children.isEmpty, min(thing.frame.width, thing.frame.height) <= 1 {
      thing.kind = "line"
    }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      thing.manner.append("id \(identifier)")
    }
    thing.takeGround()
    if kind.hasMiddle { thing.takeMiddle() }
    if kind.name == "table view" { thing.takeContent() }
    return [thing]
  }

  private func things(
    of view: UICollectionView, _ node: DisplayNode, _ place: Place
  ) -> [ScreenThing] {
    let number = collectionViews.count
    collectionViews.append(view)
    var inner = place.inside(node)
    inner.alpha = 1
    inner.isMasked = false
    let children = node.children.filter { views[$0.identity] != nil || layers[$0.identity] != nil }
      .flatMap { things(of: $0, in: inner) }
    guard isSeen(node, place) else { return children }
    return [
      ScreenThing(
        kind: "collection view", frame: node.bounds.applying(place.inList),
        look: DrawnLook(of: view.layer, in: node, ownCommands(of: node), tellsContents: false),
        manner: place.manner, things: children, collectionView: number)
    ]
  }

  private func things(of layer: CALayer, _ node: DisplayNode, _ place: Place) -> [ScreenThing] {
    let look = DrawnLook(of: layer, in: node, ownCommands(of: node), tellsContents: false)
    let children = node.children.flatMap { things(of: $0, in: place.inside(node)) }
    let area = node.bounds.isEmpty ? extent(of: node) : node.bounds
    guard !look.words.isEmpty, area.applying(place.onScreen).covers(partOf: place.clip) else {
      return children
    }
    let kind = layer is CAShapeLayer ? "shape" : "layer"
    return [
      ScreenThing(
        kind: kind, frame: area.applying(place.inList), look: look, manner: place.manner,
        things: children)
    ]
  }

  // MARK: Nodes

  /// Returns the commands of a node, followed by those of children that represent no view and no layer, such
  /// as the border, which is drawn on top; for a scroll view, its own commands only.
  private func ownCommands(of node: DisplayNode) -> [DrawCommand] {
    guard !(views[node.identity] is UIScrollView) else { return node.commands }
    return node.commands
      + node.children.filter { views[$0.identity] == nil && layers[$0.identity] == nil }
      .flatMap(\.commands)
  }

  private func isSeen(_ node: DisplayNode, _ place: Place) -> Bool {
    node.bounds.applying(place.onScreen).covers(partOf: place.clip)
  }

  private func extent(of node: DisplayNode) -> CGRect {
    node.commands.reduce(CGRect.null) { area, command in
      guard case .drawing(let drawing) = command else { return area }
      return area.union(drawing.extent { _ in .null })
    }
  }
}

extension ScreenThing {
  /// The thing and all its descendants, as a flat list.
  fileprivate var flattened: [ScreenThing] {
    var own = self
    own.things = []
    return [own] + things.flatMap(\.flattened)
  }
}
