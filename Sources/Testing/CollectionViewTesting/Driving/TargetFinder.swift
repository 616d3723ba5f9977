// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import UIKit

/// A search for an element by name: its accessibility identifier, or else its accessibility label or text.
@MainActor
struct TargetFinder {
  private let surface: ViewSurface
  /// The view that is searched.
  private let scope: UIView

  /// Creates a search in everything that `surface` shows, or only in `scope`.
  init(_ surface: ViewSurface, in scope: UIView? = nil) {
    self.surface = surface
    self.scope = scope ?? surface.root
  }

  /// Returns the element called `name`.
  ///
  /// - Throws: `Obstacle`, with the available elements, when no element or more than one has the name.
  /// - Complexity: O(*n*) in the number of views.
  func target(_ name: String) throws(Obstacle) -> TouchTarget {
    let views = views
    let identified = views.filter { $0.view?.accessibilityIdentifier == name }
    let saying = views.filter { Self.texts(of: $0.view).contains(name) }
    let called = nodes.filter { $0.label == name }.map { Self.touchTarget(of: $0) }
    for found in [identified, called + saying] {
      let inSight = Self.distinct(found.filter(\.isInSight))
      if let only = inSight.first, inSight.count == 1 { return only }
      if inSight.count > 1 { throw Self.ambiguity(name, inSight) }
    }
    // An element out of sight reports its position when it is about to be touched.
    if let hidden = (identified + saying).first { return hidden }
    throw absence(name)
  }

  // MARK: Candidates

  /// The views with their visible areas, from back to front.
  private var views: [TouchTarget] {
    var found: [TouchTarget] = []
    visit(surface.root, clip: CGRect(origin: .zero, size: surface.size)) { view, seen in
      if view.isDescendant(of: scope) {
        found.append(TouchTarget(words: TouchTarget.words(for: view), view: view, area: seen))
      }
    }
    return found
  }

  private func visit(_ view: UIView, clip: CGRect, _ record: (UIView, CGRect) -> Void) {
    guard view.isPainted, view.alpha >= 0.01 else { return }
    let seen = view.convert(view.bounds, to: nil).intersection(clip)
    record(view, seen.isNull ? .zero : seen)
    let inner = view.clipsToBounds ? seen : clip
    for subview in view.paintingOrder { visit(subview, clip: inner, record) }
  }

  /// Returns the texts of a label, text view or text field, with the field's placeholder; an empty array for
  /// other views.
  private static func texts(of view: UIView?) -> [String] {
    switch view {
    case let label as UILabel: [label.text].compactMap { $0 }
    case let field as UITextField: [field.text, field.placeholder].compactMap { $0 }
    case let text as UITextView: [text.text ?? ""]
    default: []
    }
  }

  /// The accessibility elements in the scope.
  private var nodes: [AccessibilityNode] {
    AccessibilityReader(surface).read().all.filter { node in
      guard scope !== surface.root else { return true }
      return Self.view(of: node)?.isDescendant(of: scope) ?? false
    }
  }

  private static func view(of node: AccessibilityNode) -> UIView? {
    node.view ?? node.source as? UIView
  }

  private static func touchTarget(of node: AccessibilityNode) -> TouchTarget {
    // Parts of a view, such as segments, represent it and have no view of their own.
    let isPart = node.view == nil && node.source is UIView
    return TouchTarget(
      words: words(node), view: view(of: node), area: node.frame, part: isPart ? node.id : nil)
  }

  private static func words(_ node: AccessibilityNode) -> String {
    let name = node.identifier.map { "#\($0)" } ?? node.label.map(ElementLine.quoted)
    return [node.role.rawValue, name, "at \(NumberText.frame(node.frame))"].compactMap { $0 }
      .joined(separator: " ")
  }

  /// Returns the interactive targets, or all targets if none is interactive; of targets that a touch does not
  /// distinguish, only the control or else the innermost one is returned.
  private static func distinct(_ targets: [TouchTarget]) -> [TouchTarget] {
    let usable = targets.filter { $0.receiver != nil || $0.view == nil }
    return (usable.isEmpty ? targets : usable).reduce(into: []) { found, target in
      guard let place = found.firstIndex(where: { $0.isSame(as: target) }) else {
        return found.append(target)
      }
      // A control describes itself better than the label in it does, a cell worse.
      if let view = target.view, let other = found[place].view, !(other is UIControl),
        view.isDescendant(of: other)
      {
        found[place] = target
      }
    }
  }

  // MARK: Failures

  /// The maximum number of elements that a message lists.
  private static let limit = 12

  private static func ambiguity(_ name: String, _ targets: [TouchTarget]) -> Obstacle {
    let words = targets.prefix(limit).map(\.words).joined(separator: ", ")
    let rest = targets.count > limit ? " and \(targets.count - limit) more" : ""
    return Obstacle(
      "\(targets.count) elements are called \(ElementLine.quoted(name)): \(words)\(rest); give the one "
        + "to use an accessibilityIdentifier, or name its item with inItemAt:.")
  }

  private func absence(_ name: String) -> Obstacle {
    let nodes = nodes.filter { $0.label?.isEmpty == false || $0.identifier != nil }
    let usable = nodes.filter { !$0.actions.isEmpty }
    let all = (usable.isEmpty ? nodes : usable).map {
      $0.identifier.map { "#\($0)" } ?? $0.label ?? ""
    }
    let close = all.filter { $0.localizedCaseInsensitiveContains(name) }
    let named = (close.isEmpty ? all : close).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let words = named.prefix(Self.limit).map(ElementLine.quoted).joined(separator: ", ")
    let rest = named.count > Self.limit ? " and \(named.count - Self.limit) more" : ""
    return Obstacle(
      "no visible element is called \(ElementLine.quoted(name)); "
        + (named.isEmpty ? "no visible element has a name." : "there are \(words)\(rest)."))
  }
}
