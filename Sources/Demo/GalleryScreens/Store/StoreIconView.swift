// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An application's icon: a white symbol on a gradient that darkens downwards.
final class StoreIconView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private let symbol = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.tintColor = .white
    symbol.contentMode = .scaleAspectFit
    addSubview(symbol)
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  func show(_ app: StoreApp) {
    (layer as? CAGradientLayer)?.colors = [
      UIColor(hex: app.top).cgColor, UIColor(hex: app.bottom).cgColor,
    ]
    symbol.image = UIImage(
      systemName: app.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * 0.225
    symbol.frame = bounds.insetBy(dx: bounds.width * 0.24, dy: bounds.height * 0.24)
  }
}
