// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

struct FontTests {
  @Test func `text styles have the recorded sizes`() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes {
      expect(UIFont.preferredFont(forTextStyle: style).pointSize, equals: size)
    }
    expect(
      UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "?")).pointSize, equals: 12)
    expect(UIFont.TextStyle.subheadline.rawValue, equals: "UICTFontTextStyleSubhead")
  }

  @Test func `fonts of one typeface and size are equal`() {
    expect(UIFont.systemFont(ofSize: 17), equals: UIFont.systemFont(ofSize: 17, weight: .regular))
    expect(UIFont.boldSystemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17))
    expect(UIFont.systemFont(ofSize: 17).withSize(12).pointSize, equals: 12)
  }

  @Test func `a name tells family and weight`() throws {
    let font = try #require(UIFont(name: "Helvetica-BoldOblique", size: 12))
    expect(font.hostFont.family, equals: "Helvetica")
    expect(font.hostFont.weight, equals: UIFont.Weight.bold.rawValue)
    expect(font.hostFont.isItalic)
  }
}
