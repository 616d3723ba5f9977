// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// An animated loading indicator: spokes that fade one after the other.
@MainActor
final class ActivitySign: UIView {
  /// Lengths in points, and the duration of a turn in seconds; not measured from UIKit.
  private enum Metrics {
    static let side: CGFloat = 36
    static let spoke = CGSize(width: 3.5, height: 10)
    static let turn: TimeInterval = 0.8
  }

  private static let count = 8
  private var spokes: [UIView] = []

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Metrics.side, height: Metrics.side))
    for index in 0..<Self.count {
      let spoke = UIView(frame: CGRect(origin: .zero, size: Metrics.spoke))
      spoke.backgroundColor = .secondaryLabel
      spoke.layer.cornerRadius = Metrics.spoke.width / 2
      let angle = CGFloat(index) / CGFloat(Self.count) * 2 * .pi
      let reach = (Metrics.side - Metrics.spoke.height) / 2
      spoke.center = CGPoint(
        x: Metrics.side / 2 + sin(angle) * reach, y: Metrics.side / 2 - cos(angle) * reach)
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      spoke.alpha = 0.25 + 0.75 * CGFloat(index) / CGFloat(Self.count)
      spokes.append(spoke)
      addSubview(spoke)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Metrics.side, height: Metrics.side)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard surface != nil else { return }
    for (index, spoke) in spokes.enumerated() {
      let delay = Metrics.turn * Double(index) / Double(Self.count)
      UIView.performWithoutAnimation { spoke.alpha = 1 }
      UIView.animate(
        withDuration: Metrics.turn, delay: delay, options: [.repeat, .allowUserInteraction]
      ) {
        spoke.alpha = 0.25
      }
    }
  }
}
