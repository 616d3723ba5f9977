// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Badges

@MainActor struct GradedTests {
  private typealias Color = (red: CGFloat, green: CGFloat, blue: CGFloat)

  private static func components(_ color: UIColor?, _ traits: UITraitCollection) -> Color {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(alpha > 0.99)
    return (red, green, blue)
  }

  private static func luminance(_ color: Color) -> CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// Checks the colours of a badge under the traits that are on.
  private static func check(
    _ badge: BadgeView, isDark: Bool, isHigh: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let traits = badge.traitCollection
    let (text, ground) = (
      components(badge.label.textColor, traits), components(badge.backgroundColor, traits)
    )
    let (first, second) = (luminance(text), luminance(ground))
    let ratio = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    #expect(ratio >= (isHigh ? 7 : 4.5), "\(badge.kind)", sourceLocation: sourceLocation)
    #expect(isDark ? second < 0.2 && second < first : second > 0.6, sourceLocation: sourceLocation)
    func strongest(_ color: Color) -> Int? {
      let parts = [color.red, color.green, color.blue]
      guard let most = parts.max(), most - (parts.min() ?? 0) > 0.08 else { return nil }
      return parts.firstIndex(of: most)
    }
    let hues = [strongest(text), strongest(ground)].compactMap { $0 }
    let expected: [BadgeView.Kind: Int] = [.good: 1, .bad: 0]
    #expect(hues.allSatisfy { $0 == expected[badge.kind] }, sourceLocation: sourceLocation)
    #expect(hues.isEmpty == (badge.kind == .neutral), sourceLocation: sourceLocation)
    let border = UIColor.separator.resolvedColor(with: traits).cgColor
    #expect(badge.layer.borderColor == border, sourceLocation: sourceLocation)
  }

  private static func device(isDark: Bool, isHigh: Bool) -> Device {
    let device = isDark ? Device.iPhone15.dark : .iPhone15
    return isHigh ? device.highContrast : device
  }

  @Test(
    arguments: BadgeView.Kind.allCases,
    [(false, false), (true, false), (false, true), (true, true)])
  func `badges can be read`(kind: BadgeView.Kind, mode: (Bool, Bool)) {
    let device = Self.device(isDark: mode.0, isHigh: mode.1)
    let badge = withDevice(device) { BadgeView(text: "Badge", kind: kind) }
    let harness = CollectionViewHarness(badge, on: device)
    Self.check(badge, isDark: mode.0, isHigh: mode.1)
    withExtendedLifetime(harness) {}
  }

  @Test(arguments: BadgeView.Kind.allCases)
  func `badges follow a change on screen`(kind: BadgeView.Kind) {
    let badge = withDevice(.iPhone15) { BadgeView(text: "Badge", kind: kind) }
    let harness = CollectionViewHarness(badge, on: .iPhone15)
    for (isDark, isHigh) in [
      (true, false), (true, true), (false, true), (false, false), (true, false),
    ] {
      harness.show(on: Self.device(isDark: isDark, isHigh: isHigh))
      harness.runUntilIdle()
      Self.check(badge, isDark: isDark, isHigh: isHigh)
    }
  }

  @Test func `a badge keeps its layout`() {
    let badge = BadgeView(text: "Badge", kind: .good)
    let size = badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let text = badge.label.intrinsicContentSize
    #expect(size.width.isClose(to: text.width + 20) && size.height.isClose(to: text.height + 8))
    #expect(badge.layer.cornerRadius == 8 && badge.layer.borderWidth == 1)
    #expect(badge.label.font == .preferredFont(forTextStyle: .footnote))
  }
}
