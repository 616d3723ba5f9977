// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the declarations of insets have the types of UIKit, at compile time.
struct InsetsInterfaceTests {
  @Test func `directional insets`() throws {
    let make: (CGFloat, CGFloat, CGFloat, CGFloat) -> NSDirectionalEdgeInsets =
      NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
    var insets = make(1, 2, 3, 4)
    let paths: [WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>] = [
      \.top, \.leading, \.bottom, \.trailing,
    ]
    for path in paths { insets[keyPath: path] += 1 }
    expect(insets, equals: NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5))
    expect(NSDirectionalEdgeInsets(), equals: NSDirectionalEdgeInsets.zero)
    let data = try JSONEncoder().encode(insets)
    expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data), equals: insets)
  }

  @Test func `directional edges`() {
    let make: (UInt) -> NSDirectionalRectEdge = NSDirectionalRectEdge.init(rawValue:)
    let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
    expect(all, equals: .all)
    expect(make(all.rawValue), equals: all)
  }

  @Test func alignments() {
    let make: (Int) -> NSRectAlignment? = NSRectAlignment.init(rawValue:)
    let all: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    expect(all.map { make($0.rawValue) }, equals: all)
  }

  @Test func `insets references`() {
    let make: (Int) -> UIContentInsetsReference? = UIContentInsetsReference.init(rawValue:)
    let all: [UIContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    expect(all.map { make($0.rawValue) }, equals: all)
  }
}
