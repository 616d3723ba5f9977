// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import UIKit

/// The identities of the views of a screen, as texts.
///
/// The identity of a view is its accessibility identifier, or else its list's with its item's and section's
/// identifiers, or else the path of classes and indexes from its controller, its cell or the window. It is the
/// same in every run, unless the identifiers of items are.
@MainActor
final class ElementIdentity {
  private let root: UIView
  private let tokens: ItemTokens
  private var known: [ObjectIdentifier: String] = [:]

  /// Creates the identities of the views in `root`; `tokens` names identifiers without a text of their own.
  init(_ root: UIView, _ tokens: ItemTokens) {
    (self.root, self.tokens) = (root, tokens)
  }

  /// Returns the identity of `view`.
  ///
  /// - Complexity: O(*d* × *s*), where *d* is the depth of the view and *s* the number of its siblings.
  func key(of view: UIView) -> String {
    if let key = known[ObjectIdentifier(view)] { return key }
    let key = made(view)
    known[ObjectIdentifier(view)] = key
    return key
  }

  private func made(_ view: UIView) -> String {
    guard view !== root else { return view is UIWindow ? "" : ViewName.of(view) }
    if let element = view as? UICollectionReusableView, let key = listKey(of: element) {
      return key
    }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      return "\(anchor(of: view))#\(identifier)"
    }
    if let controller = view.next as? UIViewController, controller.viewIfLoaded === view {
      return Self.key(of: controller)
    }
    guard let parent = view.superview else { return ViewName.of(view) }
    if let key = sectionKey(of: view, in: parent) { return key }
    let siblings = parent.subviews.filter { type(of: $0) == type(of: view) }
    let index = siblings.firstIndex { $0 === view } ?? 0
    let owner = parent is UINavigationBar ? Self.owner(of: parent) : ""
    return "\(key(of: parent))\(owner)/\(ViewName.of(view))\(index == 0 ? "" : "[\(index)]")"
  }

  /// Returns the name of the controller whose items a navigation bar shows, or an empty text.
  private static func owner(of bar: UIView) -> String {
    let navigation = sequence(first: bar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UINavigationController }.first
    guard let navigation, let top = navigation.topViewController else { return "" }
    let index = navigation.viewControllers.count - 1
    return "(\(ViewName.of(top))\(index == 0 ? "" : "[\(index)]"))"
  }

  /// Returns the identity of the list element that contains `view`, or else an empty text.
  private func anchor(of view: UIView) -> String {
    let around = sequence(first: view, next: \.superview).dropFirst()
    for outer in around {
      if let element = outer as? UICollectionReusableView, let key = listKey(of: element) {
        return key
      }
    }
    return ""
  }

  private static func key(of controller: UIViewController) -> String {
    let name = ViewName.of(controller)
    guard let parent = controller.parent else {
      return controller.presentingViewController.map { _ in "^\(name)" } ?? name
    }
    let index = parent.children.firstIndex { $0 === controller } ?? 0
    return "\(key(of: parent))>\(name)\(index == 0 ? "" : "[\(index)]")"
  }

  // MARK: Lists

  /// Returns the list that shows the element: the collection view, or the table that it belongs to.
  static func list(of element: UIView) -> UIScrollView? {
    let around = sequence(first: element, next: \.superview).dropFirst()
    guard let view = around.first(where: { $0 is UICollectionView }) as? UICollectionView else {
      return nil
    }
    return table(around: view) ?? view
  }

  /// Returns the table whose rows `view` shows, or `nil` if there is none.
  static func table(around view: UICollectionView) -> UITableView? {
    let around = sequence(first: view as UIView, next: \.superview).dropFirst()
    return around.lazy.compactMap { $0 as? UITableView }.first { $0.contentView === view }
  }

  /// Returns the identity of the scroll view of one section, which a list uses for another one later; `nil` for
  /// other views.
  private func sectionKey(of view: UIView, in parent: UIView) -> String? {
    guard parent is UICollectionView, view is UIScrollView, ViewClass.of(view).isOurs,
      let list = Self.list(of: view)
    else { return nil }
    let paths = view.subviews.compactMap {
      ($0 as? UICollectionReusableView)?.appliedAttributes?.indexPath
    }
    guard let section = paths.first(where: { $0.count == 2 })?.section else { return nil }
    let name = Self.source(of: list)?.identifier(ofSection: section).map(tokens.text)
    return "\(key(of: list))/section \(name ?? "\(section)")"
  }

  private func listKey(of element: UICollectionReusableView) -> String? {
    guard let attributes = element.appliedAttributes, let list = Self.list(of: element) else {
      return nil
    }
    let path = attributes.indexPath
    let kind = ElementName(attributes.representedElementKind, at: path)
    let place = item(at: path, isCell: attributes.representedElementKind == nil, in: list)
    return "\(key(of: list))/\(kind.kind) \(place ?? kind.path)"
  }

  /// Returns the identifiers of the section and the item at `path`, or `nil` without a diffable data source.
  private func item(at path: IndexPath, isCell: Bool, in list: UIScrollView) -> String? {
    guard path.count == 2, path.section != .max, let source = Self.source(of: list) else {
      return nil
    }
    guard let section = source.identifier(ofSection: path.section) else { return nil }
    guard isCell else { return "\(tokens.text(of: section)).\(path.item)" }
    guard let item = source.identifier(at: path) else { return nil }
    return "\(tokens.text(of: section)).\(tokens.text(of: item))"
  }

  /// Returns the data source of a list if it has identifiers.
  static func source(of list: UIScrollView) -> (any ItemIdentifying)? {
    if let table = list as? UITableView { return table.dataSource as? any ItemIdentifying }
    return (list as? UICollectionView)?.dataSource as? any ItemIdentifying
  }
}
