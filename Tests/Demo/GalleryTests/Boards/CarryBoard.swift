// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with cards that can be dragged together onto a tray.
final class CarryBoard: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private let cards = ["Tea", "Milk"].map { title in
    let card = UILabel()
    card.text = title
    card.textAlignment = .center
    card.textColor = .white
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    card.isUserInteractionEnabled = true
    return card
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: 40, y: 40 + index * 88, width: 120, height: 64)
      card.addInteraction(UIDragInteraction(delegate: self))
      view.addSubview(card)
    }
    let tray = UIView(frame: CGRect(x: 40, y: 260, width: 240, height: 200))
    tray.backgroundColor = .secondarySystemGroupedBackground
    tray.layer.cornerRadius = 16
    tray.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(tray)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    cards.map { UIDragItem(itemProvider: NSItemProvider(object: ($0.text ?? "") as NSString)) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    session.items.firstIndex { $0 === item }.map { UITargetedDragPreview(view: cards[$0]) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
}
