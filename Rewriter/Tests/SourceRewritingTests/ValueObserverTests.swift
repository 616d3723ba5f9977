// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of classes that override `observeValue(forKeyPath:of:change:context:)`.
struct ValueObserverTests {
  private static let method = """
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }

    """

  private static func observer(_ inherited: String) -> String {
    "import UIKit\nclass Observer: \(inherited) {\n  override \(method)"
  }

  @Test(arguments: ["NSObject", "NSObject, UIScrollViewDelegate"])
  func `conform to the protocol of those who are told`(inherited: String) {
    let text = Self.observer(inherited)
    #expect(
      Rewriting(text).text
        == text.replacing("\(inherited) {", with: "\(inherited), _ValueObserving {")
        .replacing("override func", with: "         func")
        .replacing("super.observeValue", with: "super._observeValue"))
  }

  @Test func `override theirs below`() {
    let below = Self.observer("Observer").replacing("class Observer", with: "class Below")
    let rewriting = Rewriting(["A.swift": Self.observer("NSObject"), "B.swift": below])
    #expect(rewriting.module.files.map(\.path) == ["A.swift"])
  }

  @Test(arguments: ["UIView", "UIViewController", "UICollectionViewCell"])
  func `override that of responders`(base: String) {
    #expect(Rewriting(Self.observer(base)).module.files.isEmpty)
  }
}
