// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// A modal card with the loading progress of a drop and a cancel button.
@MainActor
final class DropProgressCard: UIView {
  /// The size of the card, in points; not measured from UIKit.
  private static let size = CGSize(width: 270, height: 112)

  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let title = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)
  private let button = UIButton(type: .system)
  private let line = UIView()

  /// Creates a card in the middle of `root`; the cancel button calls `cancel`.
  init(over root: UIView, cancel: @escaping () -> Void) {
    super.init(frame: root.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    accessibilityViewIsModal = true
    card.layer.cornerRadius = 14
    card.clipsToBounds = true
    title.text = "Copying\u{2026}"
    title.font = .preferredFont(forTextStyle: .headline)
    title.textAlignment = .center
    line.backgroundColor = .separator
    button.setTitle("Cancel", for: .normal)
    button.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
    for view in [title, bar, line, button] { card.contentView.addSubview(view) }
    addSubview(card)
    root.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the loaded fraction, from 0 to 1.
  func show(_ fraction: Double) { bar.progress = Float(fraction) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (min(Self.size.width, bounds.width), Self.size.height)
    card.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
    title.frame = CGRect(x: 16, y: 16, width: width - 32, height: 22)
    bar.frame = CGRect(x: 24, y: 50, width: width - 48, height: 4)
    line.frame = CGRect(x: 0, y: 68, width: width, height: 0.5)
    button.frame = CGRect(x: 0, y: 68, width: width, height: 44)
  }
}
