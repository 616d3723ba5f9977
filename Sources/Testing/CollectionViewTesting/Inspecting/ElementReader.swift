// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

/// A reader of the visible elements of a screen in reading order.
@MainActor
final class ElementReader {
  /// The position of a view among its ancestors.
  private struct Place {
    /// The visible area, in the coordinate space of the window.
    var clip: CGRect
    /// The nearest scroll view without list elements, whose contents out of sight are counted.
    var tally: ScrollTally?
    /// Whether only elements that the user can act on are read.
    var isInElement = false
  }

  private let surface: ViewSurface
  private let identity: ElementIdentity
  private let parts: AccessibleParts
  /// The elements out of sight, by their keys, with the scroll view that contains them.
  private(set) var hidden: [String: UIScrollView] = [:]

  /// Creates a reader of the contents of `surface`.
  init(_ surface: ViewSurface, _ tokens: ItemTokens) {
    self.surface = surface
    identity = ElementIdentity(surface.root, tokens)
    parts = AccessibleParts(surface)
  }

  /// Returns the outermost elements, with their parts.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views.
  func read() -> [ScreenElement] {
    let area = CGRect(origin: .zero, size: surface.size)
    let place = Place(clip: area)
    return surface.root is UIWindow
      ? elements(under: surface.root, place) : elements(of: surface.root, place)
  }

  // MARK: Traversal

  private func elements(under view: UIView, _ place: Place) -> [ScreenElement] {
    var subviews = view.paintingOrder.filter { $0.isPainted }
    if let modal = subviews.last(where: Self.isModal) {
      subviews.removeAll { $0 !== modal && !($0 is any OwnWindowView) }
    }
    let groups = subviews.map { ElementOrder.Group($0, elements(of: $0, place)) }
      .filter { !$0.elements.isEmpty }
    return ElementOrder.sorted(
      groups, in: frame(of: view),
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private static func isModal(_ view: UIView) -> Bool {
    view.accessibilityViewIsModalBlock?() ?? view.accessibilityViewIsModal
  }

  private func elements(of view: UIView, _ place: Place) -> [ScreenElement] {
    guard view.isPainted, view.alpha >= 0.01, view.superview != nil || view === surface.root
    else { return [] }
    if let element = view as? UICollectionReusableView, element.isPooled { return [] }
    let frame = frame(of: view)
    let seen = Self.intersection(frame, place.clip)
    let words = ElementWords(view, parts.node(of: view))
    let isListed = words.isListed && (!place.isInElement || words.isUsable)
    var inner = place
    if view.clipsToBounds { inner.clip = seen }
    guard seen.width > 0 && seen.height > 0 || frame.isEmpty && !seen.isNull else {
      if isListed, let tally = place.tally, tally.counts(frame) {
        tally.add(frame, words)
        hidden[identity.key(of: view)] = tally.scrollView
        return []
      }
      guard !view.clipsToBounds || place.tally != nil, !(view is UICollectionReusableView) else {
        return []
      }
      return words.inside == .none ? [] : elements(under: view, inner)
    }
    guard isListed else {
      if words.inside == .none { return [] }
      inner.isInElement = inner.isInElement || words.inside == .usable
      return elements(under: view, inner)
    }
    return [element(view, words, frame, seen, inner)]
  }

  /// Returns the frame of a view on the screen; a scroll view that fills a screen without a window scrolls the
  /// coordinate space of its subviews.
  private func frame(of view: UIView) -> CGRect {
    let frame = view.convert(view.bounds, to: nil)
    guard !(surface.root is UIWindow) else { return frame }
    let origin = surface.root.bounds.origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  private static func intersection(_ frame: CGRect, _ clip: CGRect) -> CGRect {
    guard !frame.isNull, !clip.isNull else { return .null }
    return frame.intersection(clip)
  }

  private func element(
    _ view: UIView, _ words: ElementWords, _ frame: CGRect, _ seen: CGRect, _ place: Place
  ) -> ScreenElement {
    var element = ScreenElement(
      key: identity.key(of: view), role: words.role, text: words.text, value: words.value,
      states: words.states, frame: frame, seen: seen, isUsable: words.isUsable,
      identifier: view.accessibilityIdentifier, view: view)
    element.indexPath = (view as? UICollectionReusableView)?.appliedAttributes?.indexPath
    var inner = place
    inner.isInElement = words.inside == .usable
    let tally = ScrollTally(view, in: frame)
    inner.tally = tally ?? (view is UIScrollView ? nil : place.tally)
    element.children = parts(in: view, of: element)
    if words.inside != .none {
      let children =
        view.subviews.filter { !words.reads($0) }.isEmpty
        ? elements(under: view, inner) : readable(view, words, inner)
      element.children += view is UIScrollView ? ListOrder.sorted(children) : children
    }
    element.remainders = tally?.remainders ?? [:]
    if let list = view as? UIScrollView, let rest = ListRemainder(list, element.children) {
      element.remainders = rest.remainders
    }
    return element
  }

  private func readable(_ view: UIView, _ words: ElementWords, _ place: Place) -> [ScreenElement] {
    view.paintingOrder.filter { words.reads($0) }.flatMap { elements(of: $0, place) }
  }

  /// Returns the elements in a view that have no view of their own.
  private func parts(in view: UIView, of element: ScreenElement) -> [ScreenElement] {
    parts.parts(of: view).enumerated().map { index, node in
      ScreenElement(
        key: "\(element.key)/\(node.role.rawValue) \(index)", role: Self.role(of: node),
        text: node.label, value: node.value, states: node.states.words, frame: node.frame,
        seen: node.frame,
        isUsable: !node.actions.isEmpty || node.states.isDisabled, identifier: node.identifier,
        view: view, part: index)
    }
  }

  private static func role(of node: AccessibilityNode) -> String {
    node.role == .choiceItem ? "segment" : node.role.rawValue
  }
}
