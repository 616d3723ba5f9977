// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the content offset for a rectangle (`ScrollTarget`), and of its limits (`ScrollLimits`).
@Suite("ScrollTarget")
struct ScrollTargetTests {
  private let insets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)

  /// Returns the offset for a vertical range in a view of 100 by 300 points with insets of 20 and 10, over
  /// 2,000 points of content.
  private func offset(
    _ low: CGFloat, _ high: CGFloat, _ position: UICollectionViewScrollPosition,
    from current: CGFloat = 500
  ) -> CGFloat {
    let size = CGSize(width: 100, height: 300)
    let rect = CGRect(x: 0, y: low, width: 100, height: high - low)
    return ScrollTarget(rect: rect, position: position).offset(
      from: CGPoint(x: 0, y: current), viewSize: size, insets: insets,
      limits: ScrollLimits(
        bounds: size, content: CGSize(width: 100, height: 2_000), insets: insets)
    ).y
  }

  @Test func `a rectangle stands at the position that is named, clear of what covers the view`() {
    expect(offset(1_000, 1_040, .top), equals: 980)
    expect(offset(1_000, 1_040, .bottom), equals: 750)
    expect(offset(1_000, 1_040, .centeredVertically), equals: 865)
  }

  @Test func `without a position the way is the shortest`() {
    expect(offset(600, 640, []), equals: 500)
    expect(offset(520, 790, []), equals: 500)
    expect(offset(400, 440, []), equals: 380)
    expect(offset(900, 940, []), equals: 650)
    // Too long for the view: its beginning.
    expect(offset(900, 1_400, []), equals: 880)
  }

  @Test func `the content's ends are the ends`() {
    expect(offset(0, 40, .bottom), equals: -20)
    expect(offset(1_960, 2_000, .top), equals: 1_710)
  }

  @Test func `limits leave insets and put short content where it is aligned`() {
    let size = CGSize(width: 100, height: 300)
    let limits = ScrollLimits(
      bounds: size, content: CGSize(width: 100, height: 70), insets: insets,
      alignment: CGPoint(x: 0, y: 0.5))
    // 200 points are to spare.
    expect(limits.minimum == CGPoint(x: 0, y: -120) && limits.maximum == limits.minimum)
    expect(limits.clamp(CGPoint(x: 50, y: 0)), equals: CGPoint(x: 0, y: -120))
    let long = ScrollLimits(
      bounds: size, content: CGSize(width: 400, height: 1_000), insets: insets)
    expect(long.minimum == CGPoint(x: 0, y: -20) && long.maximum == CGPoint(x: 300, y: 710))
    expect(long.clamp(CGPoint(x: 150, y: 900)), equals: CGPoint(x: 150, y: 710))
  }
}
