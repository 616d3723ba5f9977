// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of classes that override `responds(to:)`.
struct SelectorAnswerTests {
  @Test func `an override of responds is the class's own method, and stands in its list`() {
    let rewriting = Rewriting(
      """
      class Proxy: NSObject {
        weak var target: NSObject?
        override func responds(to aSelector: Selector!) -> Bool {
          super.responds(to: aSelector) || target?.responds(to: aSelector) == true
        }
      }

      """)
    #expect(
      rewriting.text == """
        class Proxy: NSObject, _NamedMembers {
          weak var target: NSObject?
                   func responds(to aSelector: Selector!) -> Bool {
            super._answers(to: aSelector) || target?.responds(to: aSelector) == true
          }
         class var _namedMembers: [_NamedMember] { [.answer(Proxy.responds(to:))] };}

        """)
  }

  @Test func `what overrides another answer of the module goes on doing so`() {
    let rewriting = Rewriting([
      "A.swift":
        "open class A: UIView {\n  open override func responds(to s: Selector?) -> Bool { true }\n}\n",
      "B.swift":
        "class B: A {\n  override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n}\n",
    ])
    #expect(
      rewriting["A.swift"].hasPrefix(
        "open class A: UIView {\n  open          func responds(to s: Selector?) -> Bool { true }\n")
    )
    #expect(rewriting["A.swift"].contains("{ super._namedMembers + [.answer(A.responds(to:))] }"))
    #expect(
      rewriting["B.swift"]
        == "class B: A {\n  override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n}\n"
    )
  }

  @Test func `an answer in an extension stays there`() {
    let rewriting = Rewriting([
      "A.swift": "class A: UIView {\n}\n",
      "B.swift":
        "extension A {\n  override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n}\n",
    ])
    #expect(rewriting["A.swift"].contains("[.answer(A.responds(to:))]"))
    #expect(
      rewriting["B.swift"]
        == "extension A {\n           func responds(to s: Selector!) -> Bool { super._answers(to: s) }\n}\n"
    )
  }

  @Test func `a selector that is always there may be none here`() {
    let rewriting = Rewriting(
      "class A: NSObject {\n  override func responds(to s: Selector) -> Bool { s == here }\n}\n")
    #expect(
      rewriting.text.contains("           func responds(to s: Selector!) -> Bool { s == here }"))
  }

  @Test(arguments: [
    "func responds(to s: Selector!) -> Bool { true }",
    "override func responds(to s: Event) -> Bool { true }",
    "override func responds(at s: Selector!) -> Bool { true }",
    "override class func responds(to s: Selector!) -> Bool { true }",
  ])
  func `another method of the name is none`(member: String) {
    #expect(!Rewriting("class A: UIView { \(member) }").text.contains(".answer"))
  }

  @Test func `a class whose base another module has goes on overriding`() {
    let text = "class A: SomeBase { override func responds(to s: Selector!) -> Bool { true } }"
    #expect(Rewriting(text).text == text)
  }

  @Test func `a delegate hands on what it has not, and is asked before what it has is called`() {
    let rewriting = Rewriting(
      """
      class P: NSObject, UITextFieldDelegate {
        func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
        override func responds(to s: Selector!) -> Bool { true }
        override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }
      }

      """)
    #expect(rewriting.problems.isEmpty)
    #expect(
      rewriting.text.contains("\n  func _extFieldShouldClear(_ textField: UITextField) -> Bool {"))
    #expect(
      rewriting.text.contains(
        "func textFieldShouldClear(_ textField: UITextField) -> Bool { "
          + "responds(to: Selector(\"textFieldShouldClear:\")) ? _extFieldShouldClear(textField) "
          + ": __SilentUITextFieldDelegate.shared.textFieldShouldClear(textField) };"))
    #expect(
      rewriting.text.contains(
        "@MainActor func textFieldShouldReturn(_ textField: UITextField) -> Bool { "
          + "__askedUITextFieldDelegate(Selector(\"textFieldShouldReturn:\"))"
          + ".textFieldShouldReturn(textField) };"))
    #expect(
      rewriting.text.contains(
        "           func forwardingTarget(for s: Selector!) -> Any? { __noTarget(for: s) }"))
  }

  @Test func `messages that are handed on are refused`() {
    let rewriting = Rewriting(
      "class A: NSObject {\n  override func forwardingTarget(for s: Selector!) -> Any? { nil }\n}\n"
    )
    #expect(
      rewriting.problems == [
        "A.swift:2:17: error: messages are not forwarded here, because Linux has no runtime that "
          + "sends them; declare the methods in 'A', and call those of the other object in them"
      ])
  }
}
