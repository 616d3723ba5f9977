// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree
import UIKit

/// A visible label and its container: the nearest control, scrolled content, view with a visible edge, or the
/// screen.
@MainActor
struct LabelBounds {
  let label: UILabel
  /// The view that the label must lie in.
  let holder: UIView
  /// The area of the holder available to the label, in the holder's coordinates.
  let area: CGRect
  /// The view that fills the screen.
  let root: UIView

  /// Creates the bounds of `label` in its nearest container; `nil` if that is a list element, which is
  /// checked separately.
  private init?(_ label: UILabel, root: UIView) {
    var holder = root
    for view in sequence(first: label as UIView, next: \.superview).dropFirst() {
      if view is UICollectionReusableView || view is UITableViewCell { return nil }
      guard view === root || Self.isBox(view) else { continue }
      holder = view
      break
    }
    self.label = label
    self.holder = holder
    self.root = root
    area = (holder as? UIScrollView).map(Self.content) ?? holder.bounds
  }

  /// Returns one sentence for each label under `root` that leaves its container by more than `tolerance`
  /// points; labels wholly outside of the container are ignored as invisible or intended.
  ///
  /// - Complexity: O(*n*) in the number of views.
  static func sentences(under root: UIView, tolerance: CGFloat) -> [String] {
    labels(under: root).compactMap { LabelBounds($0, root: root)?.sentence(tolerance) }
  }

  private static func labels(under view: UIView) -> [UILabel] {
    guard view.isPainted else { return [] }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    let kind = ViewKind(view)
    return view.subviews.filter(kind.lists).flatMap(labels)
  }

  private func sentence(_ tolerance: CGFloat) -> String? {
    let frame = label.convert(label.bounds, to: holder)
    let room = area.insetBy(dx: -tolerance, dy: -tolerance)
    guard !room.contains(frame), area.overlaps(frame) else { return nil }
    return "\(ElementLine.quoted(label.text ?? "")) at \(NumberText.frame(frame)) leaves \(words)"
  }

  /// The readable description of the holder.
  private var words: String {
    if holder === root { return "the screen, \(NumberText.frame(area))" }
    if holder is UIScrollView { return "its scroll view's content, \(NumberText.frame(area))" }
    let name = holder.accessibilityIdentifier.map { " #\($0)" } ?? ""
    return "its \(ViewKind(holder).name)\(name), \(NumberText.frame(area))"
  }

  /// Returns whether a view has a visible edge: it clips, has a background or a border, or is a control.
  private static func isBox(_ view: UIView) -> Bool {
    view.clipsToBounds || view is UIControl || view is UIScrollView || view.layer.borderWidth > 0
      || (view.backgroundColor?.cgColor.alpha ?? 0) > 0
  }

  private static func content(of view: UIScrollView) -> CGRect {
    view.bounds.union(CGRect(origin: .zero, size: view.contentSize))
  }
}
