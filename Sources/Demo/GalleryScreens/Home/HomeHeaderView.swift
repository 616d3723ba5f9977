// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A header with the greeting at the top of the home screen.
final class HomeHeaderView: GalleryReusableView {
  private let greeting = UILabel.styled(Theme.largeTitle, .label)
  private let detail = UILabel.styled(Theme.body, .secondaryLabel)

  override func setUp() {
    addSubview(greeting)
    addSubview(detail)
  }

  func show(_ greeting: String, detail: String) {
    self.greeting.text = greeting
    self.detail.text = detail
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Theme.margin
    greeting.frame = CGRect(x: Theme.margin, y: 20, width: width, height: 40)
    detail.frame = CGRect(x: Theme.margin, y: 60, width: width, height: 22)
  }
}
