// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree
import UIKit

/// A label that is shown, and what it is to lie in: the nearest control, scrolled content, view with
/// an edge of its own, or the screen.
@MainActor
struct LabelRoom {
  let label: UILabel
  /// The view that the label is to lie in.
  let holder: UIView
  /// What of the holder there is room in, in its coordinates.
  let area: CGRect
  /// The view that fills the screen.
  let root: UIView

  /// What `label` is to lie in; nil: the label is in an element of a list, which is looked at by itself.
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

  /// The labels under `root` that leave what they are to lie in by more than `tolerance` points, one
  /// sentence each; those that lie wholly outside of it are not seen, or meant to be there.
  ///
  /// - Complexity: O(n) in the number of views.
  static func sentences(under root: UIView, tolerance: CGFloat) -> [String] {
    labels(under: root).compactMap { LabelRoom($0, root: root)?.sentence(tolerance) }
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

  /// What the holder is, for people.
  private var words: String {
    if holder === root { return "the screen, \(NumberText.frame(area))" }
    if holder is UIScrollView { return "its scroll view's content, \(NumberText.frame(area))" }
    let name = holder.accessibilityIdentifier.map { " #\($0)" } ?? ""
    return "its \(ViewKind(holder).name)\(name), \(NumberText.frame(area))"
  }

  /// Whether a view has an edge that is seen: it clips, is coloured or bordered, or is a control.
  private static func isBox(_ view: UIView) -> Bool {
    view.clipsToBounds || view is UIControl || view is UIScrollView || view.layer.borderWidth > 0
      || (view.backgroundColor?.cgColor.alpha ?? 0) > 0
  }

  private static func content(of view: UIScrollView) -> CGRect {
    view.bounds.union(CGRect(origin: .zero, size: view.contentSize))
  }
}
