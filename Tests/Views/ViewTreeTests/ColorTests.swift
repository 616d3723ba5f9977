// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

struct ColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `hue, saturation and brightness go both ways`() {
    let color = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)
    expect(color, equals: .green)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor.orange.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    expect(abs(hue - 1.0 / 12) < 0.0001)
    expect(saturation, equals: 1)
    expect(brightness, equals: 1)
  }

  @Test func `system colours have a shade for the dark`() {
    expect(UIColor.label.resolvedColor(with: dark), equals: .white)
    let ground = UIColor.secondarySystemBackground.displayColor(with: dark)
    expect(ground, equals: DisplayColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
  }

  @Test func `system colours have shades of more contrast`() {
    let strong = UITraitCollection(accessibilityContrast: .high)
    let strongDark = UITraitCollection(traitsFrom: [dark, strong])
    let red = [strong, strongDark].map { UIColor.systemRed.displayColor(with: $0) }
    expect(red[0], equals: DisplayColor(red: 215 / 255, green: 0, blue: 21 / 255))
    expect(red[1], equals: DisplayColor(red: 1, green: 105 / 255, blue: 97 / 255))
    expect(UIColor.separator.displayColor(with: strong).alpha, equals: 0.37)
    expect(UIColor.label.resolvedColor(with: strong), equals: .black)
    let usual = UITraitCollection(accessibilityContrast: .normal)
    expect(
      UIColor.systemRed.displayColor(with: usual),
      equals: UIColor.systemRed.displayColor(with: UITraitCollection()))
    expect(strong.hasDifferentColorAppearance(comparedTo: usual))
  }

  @Test func `grounds are lighter in front of another interface where it is dark`() {
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    let raisedDark = UITraitCollection(traitsFrom: [dark, raised])
    let strong = UITraitCollection(
      traitsFrom: [raisedDark, UITraitCollection(accessibilityContrast: .high)])
    func grey(_ color: UIColor, _ traits: UITraitCollection) -> Int {
      Int((color.displayColor(with: traits).red * 255).rounded())
    }
    let grounds: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    let grouped: [UIColor] = [
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    expect(grounds.map { grey($0, dark) }, equals: [0, 28, 44])
    expect(grounds.map { grey($0, raisedDark) }, equals: [28, 44, 58])
    expect(grouped.map { grey($0, raisedDark) }, equals: [28, 44, 58])
    expect(grounds.map { grey($0, strong) }, equals: [36, 54, 68])
    expect(grouped.map { grey($0, strong) }, equals: [36, 54, 68])
    expect(grey(.systemBackground, raised), equals: 255)
    expect(
      UIColor.label.displayColor(with: raisedDark), equals: UIColor.label.displayColor(with: dark))
    expect(
      raised.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceLevel: .base)))
  }

  @Test func `a dynamic colour stays one with another opacity`() {
    let half = UIColor.label.withAlphaComponent(0.5)
    expect(half.resolvedColor(with: dark), equals: UIColor(white: 1, alpha: 0.5))
    expect(half.cgColor, equals: CGColor(gray: 0, alpha: 0.5))
  }

  @Test func `a provider is asked when the colour is shown, and asked again for its answer`() {
    var asked = 0
    let color = UIColor { _ in
      asked += 1
      return .label
    }
    expect(asked, equals: 0)
    expect(color.resolvedColor(with: dark), equals: .white)
    expect(asked, equals: 1)
    expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  @Test func `a colour literal is sRGB`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    expect(color, equals: .orange)
  }

  @Test func `colours are kept in archives, dynamic ones as they are now`() throws {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    for (kept, expected) in [(color, color), (UIColor.label, UIColor.black)] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: kept, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      expect(read, equals: expected)
    }
    expect(UIColor(coder: NSCoder()) == nil)
  }
}
