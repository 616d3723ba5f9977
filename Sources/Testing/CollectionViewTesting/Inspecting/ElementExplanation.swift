// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionContracts
import MullionViewTree
import UIKit

/// The explanation of an element: its class, its identity, and the causes of its frame.
@MainActor
struct ElementExplanation {
  /// The maximum number of constraints of an axis.
  private static let longest = 8

  private let element: ScreenElement
  private let view: UIView
  private let inspection: Inspection
  private let root: UIView

  /// Creates the explanation of an element in `root`; `nil` if its view does not exist any more.
  init?(_ element: ScreenElement, in inspection: Inspection, _ root: UIView) {
    guard let view = element.view else { return nil }
    (self.element, self.view, self.inspection, self.root) = (element, view, inspection, root)
  }

  /// The lines; it ends with a newline.
  var text: String {
    var lines = [InspectionText.text(element), "class \(classes)", "identity \(element.key)"]
    lines += place
    lines += [state, reach].compactMap { $0 }
    lines += terms ?? causes
    return lines.map { "\($0)\n" }.joined()
  }

  // MARK: Identity

  /// The class with its superclass of UIKit if the class is one of the application.
  private var classes: String {
    var names = [ViewName.of(view)]
    if !ViewClass.of(view).isOfLibrary {
      var mirror = Mirror(reflecting: view).superclassMirror
      while let outer = mirror, let type = outer.subjectType as? UIView.Type {
        names.append(String(describing: type))
        if LibraryModules.hold(type) { break }
        mirror = outer.superclassMirror
      }
    }
    let controller = sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    return names.joined(separator: ": ")
      + (controller.map { ", controller \(ViewName.of($0))" } ?? "")
  }

  private var place: [String] {
    guard let parent = view.superview else { return [] }
    var line = "frame \(ElementText.rect(view.frame)) in \(words(parent))"
    if !view.transform.isIdentity { line += ", transformed" }
    if let path = element.indexPath, let list = ElementIdentity.list(of: view) {
      let index = path.map { $0 == .max ? "layout" : "\($0)" }.joined(separator: ".")
      line += ", \(element.role) \(index) of \(words(list))"
    }
    return [line]
  }

  private func words(_ view: UIView) -> String {
    let known = inspection.all.first { $0.element.view === view && $0.element.part == nil }
    return known.map { "\($0.element.reference) \(ViewName.of(view))" } ?? ViewName.of(view)
  }

  // MARK: State

  private var state: String? {
    var words: [String] = []
    if view.alpha < 1 { words.append("alpha \(ElementText.number(view.alpha))") }
    if !view.isUserInteractionEnabled, !(view is UILabel), !(view is UIImageView) {
      words.append("takes no touches")
    }
    if view.clipsToBounds { words.append("clips") }
    if let label = view as? UILabel {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
      words.append("lines \(label.numberOfLines)")
      words.append("font \(ElementText.number(label.font.pointSize))")
      if needed.height > label.bounds.height + 0.5 || needed.width > label.bounds.width + 0.5 {
        words.append(
          "text needs \(ElementText.number(needed.width)) \(ElementText.number(needed.height))")
      }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The view that a tap reaches instead of the element.
  private var reach: String? {
    guard element.isUsable, element.seen.width > 0, !(view is UIScrollView) else { return nil }
    let target = TouchTarget(words: element.words, view: view, area: element.seen)
    do throws(Obstacle) {
      _ = try target.place(in: root)
      return nil
    } catch {
      return error.message
    }
  }

  // MARK: Frame

  /// The terms of the frame of an element of a compositional layout; `nil` for other views.
  private var terms: [String]? {
    guard let path = element.indexPath, path.count == 2,
      let attributes = (view as? UICollectionReusableView)?.appliedAttributes,
      let list = sequence(first: view, next: \.superview).lazy
        .compactMap({ $0 as? UICollectionView }).first
    else { return nil }
    let found: LayoutElement =
      switch attributes.representedElementKind {
      case nil: .cell(section: path.section, item: path.item)
      case let kind?: .supplementary(kind, section: path.section, item: path.item)
      }
    return LayoutLinter.explanation(of: found, in: list)?.description
      .split(separator: "\n").map(String.init)
  }

  private var causes: [String] {
    var lines: [String] = []
    if let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view) {
      lines.append(
        "arranged by a \(stack.axis == .vertical ? "vertical" : "horizontal") UIStackView, spacing "
          + ElementText.number(stack.spacing))
    }
    let size = view.intrinsicContentSize
    if size.width >= 0 || size.height >= 0 {
      func text(_ side: CGFloat) -> String { side < 0 ? "none" : ElementText.number(side) }
      lines.append(
        "intrinsic size \(text(size.width)) \(text(size.height)), hugging \(priorities(of: .hugging)), "
          + "compression resistance \(priorities(of: .compression))")
    }
    let horizontal = constraints(.horizontal)
    let vertical = constraints(.vertical)
    if horizontal.isEmpty, vertical.isEmpty {
      lines.append(
        view.translatesAutoresizingMaskIntoConstraints
          ? "no constraints: code sets the frame, autoresizing \(mask)"
          : "no constraints: nothing determines the frame")
    }
    lines += horizontal + vertical
    if view.hasAmbiguousLayout { lines.append("ambiguous: the constraints allow other frames") }
    return lines
  }

  private enum PriorityKind { case hugging, compression }

  private func priorities(of kind: PriorityKind) -> String {
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    return axes.map { axis in
      let priority =
        kind == .hugging
        ? view.contentHuggingPriority(for: axis)
        : view.contentCompressionResistancePriority(for: axis)
      return ElementText.number(CGFloat(priority.rawValue))
    }.joined(separator: " ")
  }

  private func constraints(_ axis: NSLayoutConstraint.Axis) -> [String] {
    let all = view.constraintsAffectingLayout(for: axis)
    let own = all.filter { $0.firstItem === view || $0.secondItem === view }
    let name = axis == .horizontal ? "horizontal" : "vertical"
    let shown = own.prefix(Self.longest).map { "\(name): \($0.description)" }
    let rest = all.count - shown.count
    guard rest > 0 else { return Array(shown) }
    return shown + ["\(name): \(rest) further constraints of other views"]
  }

  /// The flexible parts of the view's autoresizing mask in words.
  private var mask: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left margin"), (.flexibleWidth, "width"),
      (.flexibleRightMargin, "right margin"), (.flexibleTopMargin, "top margin"),
      (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom margin"),
    ]
    let words = names.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
    return words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}
