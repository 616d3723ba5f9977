// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import GTKHost
import MullionCollectionGeometry
import Testing

struct TextScaleTests {
  @Test(arguments: [(10.0, 96.0), (11, 96), (10.5, 96), (0, 0), (11, -1), (.nan, .infinity)])
  func `what desktops come with is the usual size`(points: CGFloat, resolution: CGFloat) {
    expect(TextScale.category(points: points, resolution: resolution), equals: .large)
  }

  @Test func `larger fonts and more dots an inch make larger text`() {
    expect(TextScale.category(points: 12, resolution: 96), equals: .extraLarge)
    expect(TextScale.category(points: 11, resolution: 120), equals: .extraExtraLarge)
    expect(TextScale.category(points: 11, resolution: 144), equals: .extraExtraExtraLarge)
    expect(TextScale.category(points: 22, resolution: 96), equals: .accessibilityLarge)
    expect(TextScale.category(points: 90, resolution: 192).isAccessibilityCategory)
  }

  @Test func `smaller fonts make smaller text`() {
    expect(TextScale.category(points: 9, resolution: 96), equals: .small)
    expect(TextScale.category(points: 6, resolution: 96), equals: .extraSmall)
  }
}
