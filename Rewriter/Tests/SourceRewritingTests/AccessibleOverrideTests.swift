// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of accessibility properties of objects that are neither views nor controllers.
struct AccessibleOverrideTests {
  private static func object(_ inherited: String) -> String {
    "import UIKit\nclass Item: \(inherited) {\n  override var accessibilityLabel: String? { didSet {} }\n}\n"
  }

  @Test(arguments: ["NSObject", "NSObject, NSCopying"])
  func `is a property of their own`(inherited: String) {
    let text = Self.object(inherited)
    #expect(Rewriting(text).text == text.replacing("override", with: "        "))
  }

  @Test func `is overridden below them`() {
    let below = Self.object("Item").replacing("class Item", with: "class Below")
    let rewriting = Rewriting(["A.swift": Self.object("NSObject"), "B.swift": below])
    #expect(rewriting.module.files.map(\.path) == ["A.swift"])
  }

  @Test(arguments: ["UIView", "UIViewController", "UIAccessibilityElement"])
  func `is overridden by those who have it`(base: String) {
    #expect(Rewriting(Self.object(base)).module.files.isEmpty)
  }
}
