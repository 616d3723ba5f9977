// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Waits until a pointer has rested, then shows a tip in front of everything in the surface.
@MainActor
final class ToolTipPresenter {
  /// How long a pointer rests before a tip comes, in seconds; as on desktops (ours).
  static let delay: TimeInterval = 0.7
  /// How far below the pointer a tip stands, in points (ours).
  private static let below: CGFloat = 22
  private static let margin: CGFloat = 4

  private var bubble: ToolTipBubble?
  private var isWaiting = false
  /// Which wait is under way: one that ended is told of by a frame still.
  private var number = 0
  private var due: TimeInterval = 0
  private var place = CGPoint.zero
  private weak var view: UIView?
  private var text: () -> String? = { nil }

  /// Whether a tip is seen.
  var isShown: Bool { bubble != nil }

  /// A pointer is at `point` of `view`: a tip comes when it stays there; `text` is asked for it then.
  func wait(in view: UIView, at point: CGPoint, _ text: @escaping () -> String?) {
    guard let surface = view.surface else { return }
    self.view = view
    self.text = text
    place = point
    due = surface.currentTime + Self.delay
    guard !isWaiting else { return }
    isWaiting = true
    number += 1
    surface.addFrameCallback { [weak self, number] time in
      guard let self, isWaiting, self.number == number else { return false }
      return tick(time)
    }
  }

  /// The tip goes, and none comes.
  func end() {
    isWaiting = false
    view = nil
    bubble?.removeFromSuperview()
    bubble = nil
  }

  /// - Returns: Whether it goes on waiting.
  private func tick(_ time: TimeInterval) -> Bool {
    guard let view, let surface = view.surface else {
      end()
      return false
    }
    guard time >= due else { return true }
    isWaiting = false
    guard let text = text(), !text.isEmpty else { return false }
    let root = surface.root
    let bubble = ToolTipBubble(text)
    let point = view.convert(place, to: root)
    let size = bubble.sizeThatFits(root.bounds.size)
    let room = root.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    var y = point.y + Self.below
    if y + size.height > room.maxY { y = point.y - Self.margin - size.height }
    let x = max(room.minX, min(room.maxX - size.width, point.x))
    bubble.frame = CGRect(
      x: x.rounded(), y: max(room.minY, y).rounded(), width: size.width, height: size.height)
    root.addSubview(bubble)
    self.bubble = bubble
    return false
  }
}
