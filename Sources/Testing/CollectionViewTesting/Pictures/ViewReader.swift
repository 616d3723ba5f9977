// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree
import UIKit

/// A reader of the contents of a view hierarchy: collection views, their elements, and texts.
@MainActor
struct ViewReader {
  let root: UIView

  /// The collection views in `root`, without those in hidden views that are not list elements, from back to
  /// front; nested ones follow their container.
  ///
  /// - Complexity: O(*n*) in the number of views.
  var collectionViews: [UICollectionView] {
    var found: [UICollectionView] = []
    visit(root) { view in
      if let view = view as? UICollectionView { found.append(view) }
    }
    return found
  }

  /// The visible labels outside of cells, headers, footers and decoration views, in reading order.
  var labels: [UILabel] {
    inReadingOrder(
      views(under: root) { !($0 is UICollectionReusableView) }.compactMap(Self.shownLabel))
  }

  /// Returns the elements of `collectionView`, in reading order: from top to bottom, from left to right, from
  /// back to front.
  static func elements(of collectionView: UICollectionView) -> [RealizedElement] {
    elementViews(of: collectionView).map(\.element).sorted(by: isReadBefore)
  }

  /// Returns the elements of `collectionView`, in reading order, without texts and colours.
  static func places(of collectionView: UICollectionView) -> [RealizedElement] {
    let reader = ViewReader(root: collectionView)
    return reader.shownViews.compactMap { reader.element($0, isRead: false) }
      .sorted(by: isReadBefore)
  }

  /// Returns the elements of `collectionView` with their views, from back to front; with texts and colours if
  /// `isRead` is true.
  static func elementViews(
    of collectionView: UICollectionView, isRead: Bool = true
  ) -> [(view: UICollectionReusableView, element: RealizedElement)] {
    let reader = ViewReader(root: collectionView)
    return reader.shownViews.compactMap { view in
      reader.element(view, isRead: isRead).map { (view, $0) }
    }
  }

  /// The views of the elements of the root, a collection view, from back to front.
  private var shownViews: [UICollectionReusableView] {
    var found: [UICollectionReusableView] = []
    visit(root) { view in
      view === root || !(view is UICollectionView || view is UICollectionReusableView)
    } _: { view in
      if let view = view as? UICollectionReusableView { found.append(view) }
    }
    return found
  }

  /// Returns one sentence for each label in an element of `collectionView` that leaves its element by more
  /// than `tolerance` points.
  static func outsideLabels(in collectionView: UICollectionView, tolerance: CGFloat) -> [String] {
    let reader = ViewReader(root: collectionView)
    let elements = reader.views(under: collectionView).compactMap {
      $0 as? UICollectionReusableView
    }
    return elements.filter { !$0.isPooled }.flatMap { element in
      let shown = reader.views(under: element) {
        $0 === element || !($0 is UICollectionReusableView)
      }
      return shown.compactMap(shownLabel).compactMap { label -> String? in
        let frame = label.convert(label.bounds, to: element)
        let room = element.bounds.insetBy(dx: -tolerance, dy: -tolerance)
        guard !room.contains(frame) else { return nil }
        let name = reader.element(element)?.name.description ?? "an element"
        return "\(ElementLine.quoted(label.text ?? "")) at \(NumberText.frame(frame)) leaves "
          + "\(name), \(NumberText.frame(element.bounds))"
      }
    }
  }

  /// Returns the element of `view`, with texts and colours if `isRead` is true; `nil` if the view is pooled
  /// or has no attributes.
  private func element(
    _ view: UICollectionReusableView, isRead: Bool = true
  ) -> RealizedElement? {
    guard let attributes = view.appliedAttributes, !view.isPooled else { return nil }
    let cell = view as? UICollectionViewCell
    let kind: RealizedElement.Kind =
      switch attributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary(attributes.representedElementKind ?? "")
      case .decorationView: .decoration(attributes.representedElementKind ?? "")
      }
    return RealizedElement(
      kind: kind, indexPath: attributes.indexPath,
      frame: view.superview?.convert(view.frame, to: root) ?? view.frame,
      zIndex: attributes.zIndex, alpha: view.alpha, isHidden: view.isHidden,
      isSelected: cell?.isSelected ?? false, isHighlighted: cell?.isHighlighted ?? false,
      texts: isRead ? texts(in: view) : [],
      background: isRead ? Self.background(of: view) : nil)
  }

  private func texts(in view: UIView) -> [String] {
    let shown = views(under: view) { $0 === view || !($0 is UICollectionReusableView) }
    return inReadingOrder(shown.compactMap(Self.shownLabel)).compactMap(\.text)
  }

  private static func background(of view: UIView) -> String? {
    let behind = [(view as? UICollectionViewCell)?.contentView, view]
    let colors = behind.compactMap { $0?.backgroundColor }.filter { $0.cgColor.alpha > 0 }
    return colors.first.map { ColorText.text($0.resolvedColor(in: view)) }
  }

  private static func shownLabel(_ view: UIView) -> UILabel? {
    guard let label = view as? UILabel, label.text?.isEmpty == false else { return nil }
    return label
  }

  /// Returns `view` and its descendants; hidden subtrees are omitted unless they are elements of collection
  /// views, and so are the subviews of views for which `isOpen` returns `false`.
  private func views(
    under view: UIView, where isOpen: (UIView) -> Bool = { _ in true }
  ) -> [UIView] {
    var found: [UIView] = []
    visit(view, where: isOpen) { found.append($0) }
    return found
  }

  /// Calls `body` with each view that ``views(under:where:)`` returns.
  private func visit(
    _ view: UIView, where isOpen: (UIView) -> Bool = { _ in true }, _ body: (UIView) -> Void
  ) {
    body(view)
    guard isOpen(view) else { return }
    for subview in view.subviews where !subview.isHidden || subview is UICollectionReusableView {
      visit(subview, where: isOpen, body)
    }
  }

  private func inReadingOrder(_ labels: [UILabel]) -> [UILabel] {
    let placed = labels.map { ($0, $0.convert($0.bounds.origin, to: root)) }
    return placed.sorted { ($0.1.y, $0.1.x) < ($1.1.y, $1.1.x) }.map(\.0)
  }

  /// Returns whether `one` precedes `other` in reading order: from top to bottom, from left to right, from
  /// back to front.
  static func isReadBefore(_ one: RealizedElement, _ other: RealizedElement) -> Bool {
    if one.frame.minY != other.frame.minY { return one.frame.minY < other.frame.minY }
    if one.frame.minX != other.frame.minX { return one.frame.minX < other.frame.minX }
    if one.zIndex != other.zIndex { return one.zIndex < other.zIndex }
    return one.rank.lexicographicallyPrecedes(other.rank)
  }
}

extension RealizedElement {
  /// The sort key of elements at the same position.
  fileprivate var rank: [String] {
    let name =
      switch kind {
      case .cell: "0"
      case .supplementary(let kind): "1" + kind
      case .decoration(let kind): "2" + kind
      }
    return [name] + indexPath.map { "\($0)" }
  }
}
