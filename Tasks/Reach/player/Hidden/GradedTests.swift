// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Player

@MainActor struct GradedTests {
  private static func bar(
    _ device: Device, semantic: UISemanticContentAttribute = .unspecified
  ) -> (PlayerBar, CollectionViewHarness) {
    let bar = withDevice(device) { PlayerBar() }
    bar.timeLabel.text = "1:02"
    bar.speedLabel.text = "2x"
    bar.progress = 0.25
    bar.semanticContentAttribute = semantic
    return (bar, CollectionViewHarness(bar, on: device))
  }

  private static func check(
    _ bar: PlayerBar, _ harness: CollectionViewHarness, isMirrored: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = Screen(harness)
    let width = harness.size.width
    func place(_ frame: CGRect) -> CGFloat { isMirrored ? width - frame.maxX : frame.minX }
    let (track, fill) = (screen.frame(ofView: "track"), screen.frame(ofView: "fill"))
    for (frame, x, size) in [
      (screen.frame(of: bar.backButton), 8.0, 44.0), (screen.frame(of: bar.timeLabel), 60, 60),
      (screen.frame(of: bar.speedLabel), width - 66, 50), (track, 128, width - 66 - 8 - 128),
      (fill, 128, (width - 202) * 0.25),
    ] {
      #expect(place(frame).isClose(to: x), sourceLocation: sourceLocation)
      #expect(frame.width.isClose(to: size), sourceLocation: sourceLocation)
    }
    let ends: [NSTextAlignment] = isMirrored ? [.right, .left] : [.left, .right]
    for (label, end) in zip([bar.timeLabel, bar.speedLabel], ends) {
      let alignment =
        label.textAlignment == .natural ? (isMirrored ? .right : .left) : label.textAlignment
      #expect(alignment == end, sourceLocation: sourceLocation)
    }
  }

  /// Whether the picture of the back button points to the right.
  private static func pointsRight(_ bar: PlayerBar) -> Bool {
    let image = bar.backButton.image(for: .normal) ?? bar.backButton.configuration?.image
    if image == UIImage(systemName: "arrow.right") { return true }
    let isRightToLeft = bar.backButton.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return image?.flipsForRightToLeftLayoutDirection == true && isRightToLeft
      || bar.backButton.transform.a < 0 || bar.backButton.imageView?.transform.a ?? 1 < 0
      || image == UIImage(systemName: "arrow.backward") && isRightToLeft
  }

  @Test func `the bar is unchanged from left to right`() {
    let (bar, harness) = Self.bar(.iPhone15)
    Self.check(bar, harness, isMirrored: false)
    #expect(!Self.pointsRight(bar))
  }

  @Test func `the bar is mirrored from right to left`() {
    let (bar, harness) = Self.bar(.iPhone15.rightToLeft)
    Self.check(bar, harness, isMirrored: true)
    #expect(Self.pointsRight(bar))
    bar.progress = 0.25
    harness.resize(to: CGSize(width: 700, height: 60))
    Self.check(bar, harness, isMirrored: true)
  }

  @Test func `the direction of the bar itself counts`() {
    let (arabic, first) = Self.bar(.iPhone15, semantic: .forceRightToLeft)
    Self.check(arabic, first, isMirrored: true)
    let (english, second) = Self.bar(.iPhone15.rightToLeft, semantic: .forceLeftToRight)
    Self.check(english, second, isMirrored: false)
  }

  @Test func `the direction can change`() {
    let (bar, harness) = Self.bar(.iPhone15)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    harness.layout()
    Self.check(bar, harness, isMirrored: true)
    bar.semanticContentAttribute = .unspecified
    bar.setNeedsLayout()
    harness.layout()
    Self.check(bar, harness, isMirrored: false)
  }
}
