// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceRewriting

/// Tests of the table of the library's classes.
struct LibraryClassTests {
  @Test(arguments: [
    ("UIImagePickerController", "UINavigationController"), ("UITextView", "UIScrollView"),
    ("UICollectionViewListCell", "UICollectionReusableView"),
    ("UIInputViewController", "UIResponder"),
    ("SFSafariViewController", "UIViewController"), ("CAScrollLayer", "CALayer"),
  ])
  func `a class inherits from those above it`(name: String, ancestor: String) {
    #expect(LibraryClass.inherits(name, from: ancestor))
    #expect(!LibraryClass.inherits(ancestor, from: name))
  }

  @Test(arguments: ["CAPTCHAView", "UIXButton", "NSFancyThing"])
  func `a name that begins like the library's is not the library's`(name: String) {
    #expect(!LibraryClass.contains(name) && !LibraryClass.lists(name))
  }

  @Test func `a class of a package is not taken for the library's by its first letters`() {
    let text = "import Captcha\nclass Check: CAPTCHAView {\n  @objc func refresh() {}\n}\n"
    #expect(!Rewriting(text).text.contains("_namedMembers"))
    let own = text.replacing("CAPTCHAView", with: "UIView")
    #expect(Rewriting(own).text.contains("override class var _namedMembers"))
  }

  @Test func `a member added to navigation controllers is overridden for image pickers`() {
    let rewriting = Rewriting(
      """
      import UIKit
      extension UINavigationController { @objc func refresh() {} }
      extension UIImagePickerController { override func refresh() { super.refresh() } }
      """)
    #expect(rewriting.problems == [])
    #expect(rewriting.text.contains("if here == UIImagePickerController.self"))
  }

  @Test func `a class below one without a list has a list of its own`() {
    let text = "import UIKit\nclass Share: UIActivity {\n  @objc func send() {}\n}\n"
    let rewritten = Rewriting(text).text
    #expect(rewritten.contains("class Share: UIActivity, _NamedMembers {"))
    #expect(rewritten.contains(" class var _namedMembers: [_NamedMember] { [.action("))
    #expect(!rewritten.contains("super._namedMembers"))
  }

  @Test func `a parameter of a package's class is not made as the library's`() {
    let text = "func make<V: CAPTCHAView>(_ type: V.Type) -> V { V(frame: .zero) }\n"
    #expect(Rewriting(text).text == text)
    let own = text.replacing("CAPTCHAView", with: "UIView")
    #expect(Rewriting(own).text.contains("V._made(frame: .zero)"))
  }
}
