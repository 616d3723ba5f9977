// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of constraints between views one below the other.
@MainActor
@Suite("Vertical anchors")
struct VerticalAnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let upper = UIView()
  private let lower = UIView()

  init() {
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    upper.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }

  @Test(arguments: [1, 2.5])
  func `a view stands the system's spacing below another one`(times: CGFloat) {
    lower.topAnchor.constraint(
      equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: times
    ).isActive = true
    root.layoutIfNeeded()
    expect(lower.frame.minY, equals: 20 + 8 * times)
  }

  @Test func `spacing is the least and the most that there may be`() {
    let wish = lower.topAnchor.constraint(equalTo: upper.bottomAnchor)
    wish.priority = .defaultLow
    let least = lower.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1)
    NSLayoutConstraint.activate([wish, least])
    root.layoutIfNeeded()
    expect(lower.frame.minY, equals: 28)
    least.isActive = false
    wish.constant = 100
    lower.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: upper.bottomAnchor, multiplier: 2
    ).isActive = true
    root.layoutIfNeeded()
    expect(lower.frame.minY, equals: 36)
  }

  @Test func `the distance of two positions is a length`() {
    let distance = upper.bottomAnchor.anchorWithOffset(to: lower.topAnchor)
    distance.constraint(equalTo: upper.heightAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    expect(lower.frame.minY, equals: 60)
  }
}
