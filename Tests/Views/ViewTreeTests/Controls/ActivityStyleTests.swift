// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewTree
import Testing

/// Tests of activity indicator styles from before iOS 13, and of their default colours.
@MainActor
struct ActivityStyleTests {
  @Test(arguments: [
    (UIActivityIndicatorView.Style.whiteLarge, 37.0, UIColor.white), (.white, 20, .white),
    (.gray, 20, .gray),
  ])
  func `an older style says the size and the colour`(
    style: UIActivityIndicatorView.Style, side: Double, color: UIColor
  ) {
    let wheel = UIActivityIndicatorView(style: style)
    expect(wheel.intrinsicContentSize, equals: CGSize(width: side, height: side))
    expect(wheel.color, equals: color)
    expect(wheel.subviews.allSatisfy { $0.backgroundColor == color })
  }

  @Test func `a colour that is set goes before the style's, until it is nil`() {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.color = .red
    wheel.style = .whiteLarge
    expect(wheel.color, equals: .red)
    wheel.color = nil
    expect(wheel.color, equals: .white)
    expect(wheel.subviews.allSatisfy { $0.backgroundColor == .white })
  }

  @Test func `the older name of the ground of grouped tables is its newer one`() {
    expect(UIColor.groupTableViewBackground, equals: .systemGroupedBackground)
  }
}
