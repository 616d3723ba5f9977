// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Cards, each of which zooms into a screen.
final class ZoomBoard: UIViewController {
  /// Returns a navigation controller with the board.
  static func shown() -> UIViewController {
    UINavigationController(rootViewController: ZoomBoard())
  }

  private static let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemPink]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    view.backgroundColor = .systemBackground
    for (index, color) in Self.colors.enumerated() {
      let card = UIButton(
        frame: CGRect(x: 16 + index % 2 * 148, y: 60 + index / 2 * 196, width: 140, height: 180))
      card.backgroundColor = color
      card.layer.cornerRadius = 16
      card.addAction(
        UIAction { [weak self, weak card] _ in
          if let card { self?.open(card) }
        }, for: .touchUpInside)
      view.addSubview(card)
    }
  }

  private func open(_ card: UIView) {
    let detail = UIViewController()
    detail.title = "Card"
    detail.view.backgroundColor = card.backgroundColor
    let label = UILabel(frame: CGRect(x: 40, y: 200, width: 240, height: 60))
    label.text = "Inside"
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .largeTitle)
    detail.view.addSubview(label)
    detail.preferredTransition = .zoom { [weak card] _ in card }
    navigationController?.pushViewController(detail, animated: true)
  }
}
