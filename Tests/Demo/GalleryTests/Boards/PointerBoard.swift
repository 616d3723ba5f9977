// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Cards with pointer effects: highlight, lift and tint.
final class PointerBoard: UIViewController, UIPointerInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for (index, title) in ["Ground", "Lifted", "Tinted"].enumerated() {
      let card = UILabel(frame: CGRect(x: 40, y: 40 + index * 88, width: 120, height: 56))
      card.text = title
      card.textAlignment = .center
      card.isUserInteractionEnabled = true
      card.tag = index
      if index > 0 {
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 12
      }
      card.addInteraction(UIPointerInteraction(delegate: self))
      view.addSubview(card)
    }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let card = interaction.view else { return nil }
    let preview = UITargetedPreview(view: card)
    return UIPointerStyle(
      effect: card.tag == 0 ? .highlight(preview) : card.tag == 1 ? .lift(preview) : .hover(preview)
    )
  }
}
