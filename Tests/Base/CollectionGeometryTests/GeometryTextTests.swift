// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

/// Tests of the conversions between geometry values and strings.
struct GeometryTextTests {
  @Test func `values are numbers between braces`() {
    expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)), equals: "{1, -2.5}")
    expect(NSCoder.string(for: CGSize(width: 3, height: 4)), equals: "{3, 4}")
    expect(NSCoder.string(for: CGVector(dx: 3, dy: 4)), equals: "{3, 4}")
    expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), equals: "{{1, 2}, {3, 4}}")
    expect(NSCoder.string(for: CGAffineTransform.identity), equals: "[1, 0, 0, 1, 0, 0]")
    expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      equals: "{1, 2, 3, 4}")
    expect(NSCoder.string(for: UIOffset(horizontal: 5, vertical: 6)), equals: "{5, 6}")
  }

  @Test func `what was written is read`() {
    let rect = CGRect(x: 1.25, y: -2, width: 300, height: 0.1)
    expect(NSCoder.cgRect(for: NSCoder.string(for: rect)), equals: rect)
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)), equals: transform)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: insets)), equals: insets)
    expect(NSCoder.cgVector(for: "{3,4}"), equals: CGVector(dx: 3, dy: 4))
    expect(NSCoder.uiOffset(for: "{ 3 , 4 }"), equals: UIOffset(horizontal: 3, vertical: 4))
  }

  @Test(arguments: ["", "{1}", "{a, b}", "one, 2"])
  func `what is no value reads as zero`(_ text: String) {
    expect(NSCoder.cgPoint(for: text), equals: .zero)
    expect(NSCoder.cgSize(for: text), equals: .zero)
    expect(NSCoder.uiEdgeInsets(for: text), equals: UIEdgeInsets.zero)
  }
}
