// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry

/// A presenter that shows a tool tip in front of everything in the surface after the pointer has rested.
@MainActor
package final class ToolTipPresenter {
  /// The time a pointer rests before the tip appears, in seconds; a value usual on desktops.
  private static let delay: TimeInterval = 0.7
  /// The distance of the tip below the pointer, in points; not measured from UIKit.
  private static let below: CGFloat = 22
  private static let margin: CGFloat = 4

  private var bubble: ToolTipBubble?
  private var isWaiting = false
  /// The number of the current delay; frame callbacks of earlier delays are ignored.
  private var number = 0
  private var due: TimeInterval = 0
  private var place = CGPoint.zero
  private weak var view: UIView?
  private var text: () -> String? = { nil }

  /// Creates a presenter without a tip.
  package init() {}

  /// Whether a tip is visible.
  package var isShown: Bool { bubble != nil }

  /// Starts or restarts the delay for a pointer at `point` of `view`; `text` is called when the delay has
  /// elapsed.
  package func wait(in view: UIView, at point: CGPoint, _ text: @escaping () -> String?) {
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

  /// Hides the tip and cancels the delay.
  package func end() {
    isWaiting = false
    view = nil
    let shown = bubble
    bubble = nil
    shown?.removeFromSuperview()
  }

  /// Checks whether the delay has elapsed, and then shows the tip.
  ///
  /// - Returns: Whether the delay continues.
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
