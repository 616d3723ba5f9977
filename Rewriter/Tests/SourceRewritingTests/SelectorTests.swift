// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of the replacement of `#selector` by a name and a method that the compiler checks.
struct SelectorTests {
  /// Returns the rewritten form of `expression` in the body of a method of a class with these `members`.
  private func rewritten(_ expression: String, members: String = "") -> String {
    let text = Rewriting(
      "class C: UIViewController {\n\(members)\nfunc body() {\n\(expression)\n}\n}\n"
    ).text
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[
      members.split(separator: "\n", omittingEmptySubsequences: false).count + 2]
    return line.trimmingSuffix(while: \.isWhitespace)
  }

  @Test(arguments: [
    ("#selector(f(_:))", #"Selector("f:", C.f(_:))"#),
    ("#selector(self.f(_:))", #"Selector("f:", C.f(_:))"#),
    ("#selector(self?.f(_:))", #"Selector("f:", C.f(_:))"#),
    ("#selector(self!.f(_:))", #"Selector("f:", C.f(_:))"#),
    ("#selector(Self.f(_:))", #"Selector("f:", Self.f(_:))"#),
    ("#selector(super.viewDidLoad)", #"Selector("viewDidLoad", C.viewDidLoad)"#),
    ("#selector(D.f(_:with:))", #"Selector("f:with:", D.f(_:with:))"#),
    ("#selector((any D).f(_:))", #"Selector("f:", D.f(_:))"#),
    (
      "#selector((any UITextFieldDelegate).textFieldShouldClear(_:))",
      #"Selector("textFieldShouldClear:", of: { (object: UITextFieldDelegate) in object.textFieldShouldClear(_:) })"#
    ),
    ("#selector(_D.f)", #"Selector("f", _D.f)"#),
    ("#selector(_model.load)", #"Selector("load", type(of: _model).load)"#),
    ("#selector(Outer.D.f)", #"Selector("f", Outer.D.f)"#),
    ("#selector(model.load)", #"Selector("load", type(of: model).load)"#),
    ("#selector(f(value:))", #"Selector("fWithValue:", C.f(value:))"#),
    ("#selector(f(with:))", #"Selector("fWith:", C.f(with:))"#),
    ("#selector(moveTo(point:))", #"Selector("moveToPoint:", C.moveTo(point:))"#),
    ("#selector(f as () -> Void)", #"Selector("f", C.f as (C) -> () -> Void)"#),
    ("#selector(D.f as (D) -> () -> Void)", #"Selector("f", D.f as (D) -> () -> Void)"#),
    (
      "#selector(f as ((UIButton) -> Void)?)", #"Selector("f:", C.f as (C) -> (UIButton) -> Void)"#
    ),
    ("#selector(endEditing)", #"Selector("endEditing:", C.endEditing)"#),
    ("#selector(getter: UIView.frame)", #"Selector("frame")"#),
    ("#selector(setter: title)", #"Selector("setTitle:")"#),
    ("#selector(image(_:error:in:as:))", #"Selector("image:error:in:as:")"#),
    (
      "#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))",
      #"Selector("tableView:didSelectRowAtIndexPath:", of: { (object: UITableViewDelegate) in object.tableView(_:didSelectRowAt:) })"#
    ),
    ("#keyPath(C.view.frame)", #""view.frame""#), ("#keyPath(name)", #""name""#),
  ])
  func `a selector is its name in UIKit and the method`(expression: String, expected: String) {
    #expect(rewritten(expression) == expected)
  }

  @Test func `a method named without labels has those of its declaration`() {
    #expect(
      rewritten("#selector(tapped)", members: "@objc func tapped(_ sender: Any) {}")
        == #"Selector("tapped:", C.tapped(_:))"#)
    #expect(
      rewritten("#selector(tapped)", members: "@objc(other:) func tapped(sender: Any) {}")
        == #"Selector("other:", C.tapped(sender:))"#)
  }

  @Test func `the method of an object that may be nil is its class's`() {
    #expect(
      rewritten("#selector(model?.load)", members: "class D { @objc func load() {} }")
        == #"Selector("load", C.D.load)"#)
  }

  @Test func `what another file's extension declares is found`() {
    let rewriting = Rewriting([
      "A.swift": "class C: UIViewController { func g() { a(#selector(tapped)) } }",
      "B.swift": "extension C { func tapped(_ s: Any) {} }\nclass D { @objc func tapped() {} }",
      "C.swift": "extension E.Inner { var a: Selector { #selector(tapped(_:)) } }",
    ])
    #expect(rewriting["C.swift"].contains(#"Selector("tapped:", Self.tapped(_:))"#))
  }

  @Test func `a stored value names the class where Self is refused`() {
    let rewriting = Rewriting(
      """
      extension Outer.C {
        static let a = #selector(f(_:))
        func g(_ s: Selector = #selector(f(_:))) { h(#selector(f(_:))) }
      }
      """)
    let expected = #"""
      extension Outer.C {
        static let a = Selector("f:", Outer.C.f(_:))
        func g(_ s: Selector = Selector("f:", Outer.C.f(_:))) { h(Selector("f:", Self.f(_:))) }
      }
      """#
    #expect(rewriting.text == expected)
  }

  @Test(arguments: [
    ("@objc func f() async {}", "'f' is async"), ("@objc func f() throws {}", "'f' throws"),
    ("@objc static func f() {}", "'f' is a type method"),
  ])
  func `what cannot be an action is refused where it is named`(member: String, reason: String) {
    let rewriting = Rewriting("class C: UIView {\n  \(member)\n  lazy var a = #selector(f)\n}\n")
    #expect(rewriting.problems.count == 1)
    #expect(rewriting.problems.first?.hasPrefix("A.swift:3:16: error: \(reason)") ?? false)
  }

  @Test func `a change of classes at run time is refused`() {
    let rewriting = Rewriting("func a() {\n  method_exchangeImplementations(b, c)\n}\n")
    #expect(rewriting.problems.first?.hasPrefix("A.swift:2:3: error: method_exchange") ?? false)
  }

  @Test func `what is compiled on no platform is not refused`() {
    let rewriting = Rewriting(
      "#if NEVER\nfunc a() { method_exchangeImplementations(b, c) }\n#endif\n")
    #expect(rewriting.problems.isEmpty)
  }
}

extension StringProtocol {
  func trimmingSuffix(while isGone: (Character) -> Bool) -> String {
    var text = String(self)
    while let last = text.last, isGone(last) { text.removeLast() }
    return text
  }
}
