// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card with a context menu.
final class ContextBoard: UIViewController, UIContextMenuInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 80))
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 12
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(card)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in },
      ])
    }
  }
}
