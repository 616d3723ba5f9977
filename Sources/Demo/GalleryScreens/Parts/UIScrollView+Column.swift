// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIScrollView {
  /// Fills `view` with a scroll view that contains `column`, and returns the scroll view.
  ///
  /// The column begins `top` points below the top of the content and ends 16 points above its bottom. The
  /// caller determines the width and the horizontal position of the column.
  @discardableResult
  static func filling(_ view: UIView, with column: UIView, top: CGFloat) -> UIScrollView {
    let scroll = UIScrollView()
    for part in [scroll, column] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(column)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: top),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
    ])
    return scroll
  }
}
