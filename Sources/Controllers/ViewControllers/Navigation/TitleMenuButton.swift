// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// A button over the title of a navigation bar, which opens the title's menu.
final class TitleMenuButton: UIControl {
  /// The additional width for the indicator, in points.
  static let signWidth: CGFloat = 22

  private static let side: CGFloat = 16
  private let ground = UIView()
  private let sign = UIImageView(
    image: UIImage(
      systemName: "chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 8, weight: .bold)))
  /// The closure that creates the menu, or `nil` if there is no menu.
  var menu: (() -> UIMenu?)?
  /// The closure called when the button is pressed and there is no menu.
  var onPress: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = Self.side / 2
    sign.contentMode = .center
    sign.tintColor = .secondaryLabel
    for view in [ground, sign] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  private func open() {
    guard let made = menu else { return onPress() }
    guard let menu = made() else { return }
    MenuPresentation.open(MenuPresentation.Request(menu, at: self, sender: self))
  }

  /// Whether the menu indicator is shown.
  var showsSign = true {
    didSet { for view in [ground, sign] { view.isHidden = !showsSign } }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.4 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGRect(
      x: isMirrored ? 0 : bounds.width - Self.side, y: (bounds.height - Self.side) / 2,
      width: Self.side, height: Self.side)
    ground.frame = place
    sign.frame = place
  }
}
