// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree
import UIKit

/// An element on the screen that can be touched.
@MainActor
struct TouchTarget {
  /// The readable description.
  let words: String
  /// The view that the target is, or is a part of; `nil` for an accessibility element without a view.
  let view: UIView?
  /// The visible area, in the surface's coordinate space; empty if out of sight.
  let area: CGRect
  /// The identifier of the part of the view, or `nil` for the whole view.
  var part: AccessibilityNode.ID?

  /// Whether at least one point by one point of the target is visible.
  var isInSight: Bool { area.width >= 1 && area.height >= 1 }

  /// The control or cell that receives touches of the target, or the view with a tap gesture recognizer.
  var receiver: UIView? {
    guard let view else { return nil }
    return sequence(first: view, next: \.superview).first { view in
      view is UIControl || view is UICollectionViewCell || view is UITableViewCell
        || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
    }
  }

  /// Returns whether a touch does not distinguish the two targets: one contains the other, or the same
  /// control or cell receives touches of both.
  func isSame(as other: TouchTarget) -> Bool {
    guard let view, let otherView = other.view else { return false }
    switch (part, other.part) {
    case (nil, nil): break
    case (nil, _): return other.hasPart(over: self)
    case (_, nil): return hasPart(over: other)
    default: return part == other.part
    }
    if view.isDescendant(of: otherView) || otherView.isDescendant(of: view) { return true }
    guard let receiver, receiver === other.receiver else { return false }
    return receiver is UIControl || receiver is UICollectionViewCell || receiver is UITableViewCell
  }

  /// Returns whether `target` is the visible content of this part of a view, such as the label of a segment.
  private func hasPart(over target: TouchTarget) -> Bool {
    guard let view, let inner = target.view, inner.isDescendant(of: view) else { return false }
    return area.contains(CGPoint(x: target.area.midX, y: target.area.midY))
  }

  /// Returns a point of the target that a touch reaches: its centre if possible.
  ///
  /// - Parameters:
  ///   - root: the view that fills the screen.
  ///   - avoidsControls: whether controls in the target are avoided as long as there is other space.
  /// - Returns: a point of the surface's coordinate space.
  /// - Throws: `Obstacle` when the target is out of sight or covered.
  func place(in root: UIView, avoidsControls: Bool = false) throws(Obstacle) -> CGPoint {
    guard isInSight else {
      throw Obstacle(
        "\(words) is not visible\(clip.map { ", it is out of \($0)" } ?? ""); scroll to it first, "
          + "as with scroll(toItemAt:) or scroll(by:).")
    }
    let middle = CGPoint(x: area.midX, y: area.midY)
    let others = [(0.25, 0.5), (0.75, 0.5), (0.1, 0.5), (0.5, 0.25), (0.5, 0.75), (0.1, 0.1)]
      .map { CGPoint(x: area.minX + area.width * $0.0, y: area.minY + area.height * $0.1) }
    let reached = ([middle] + others).filter { reaches(root.hitTest($0, with: nil)) }
    guard let first = reached.first else {
      let above = root.hitTest(middle, with: nil)
      throw Obstacle(
        above.map { "\(words) is covered by \(Self.words(for: $0))." }
          ?? "\(words) takes no touches: user interaction is off, or it moves.")
    }
    guard avoidsControls else { return first }
    return reached.first { !isControl(root.hitTest($0, with: nil)) } ?? first
  }

  private func reaches(_ hit: UIView?) -> Bool {
    guard let hit, let view else { return hit != nil }
    return hit.isDescendant(of: view) || view.isDescendant(of: hit)
  }

  /// Returns whether a touch of `hit` is received by a control inside of the target.
  private func isControl(_ hit: UIView?) -> Bool {
    guard let hit else { return false }
    return sequence(first: hit, next: \.superview).prefix { $0 !== view }
      .contains { $0 is UIControl }
  }

  /// The description of the nearest ancestor whose bounds the target does not overlap, or `nil` if there is
  /// none.
  private var clip: String? {
    guard let view else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    return sequence(first: view, next: \.superview).dropFirst()
      .first { !$0.convert($0.bounds, to: nil).overlaps(frame) }
      .map { Self.words(for: $0) }
  }

  /// Returns the readable description of `view`: its class, its name or text, and its frame on the screen.
  static func words(for view: UIView) -> String {
    let text = (view as? UILabel)?.text ?? view.accessibilityLabel
    let name = view.accessibilityIdentifier.map { "#\($0)" } ?? text.map(ElementLine.quoted)
    let frame = NumberText.frame(view.convert(view.bounds, to: nil))
    return [String(describing: type(of: view)), name, "at \(frame)"].compactMap { $0 }
      .joined(separator: " ")
  }
}
