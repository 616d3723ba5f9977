// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of the lists of named members in classes.
struct NamedMemberTests {
  @Test func `a class of the library's lists its outlets, actions and properties`() {
    let rewriting = Rewriting(
      """
      final class C: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBAction func tap(_ sender: Any) {}
        @objc let name = ""
        @objc var half: Int { 1 }
        @objc private func done() {}
        @objc func done(_ x: Int) {}
        var other = 1
      }

      """)
    #expect(
      rewriting.text.hasSuffix(
        #"""

         override class var _namedMembers: [_NamedMember] { super._namedMembers + [.outlet("label", \C.label), .action(Selector("tap:", C.tap(_:))), .property("name", \C.name), .property("half", \C.half), .action(Selector("done", C.done as (C) -> () -> Void)), .action(Selector("done:", C.done(_:)))] };}

        """#))
    #expect(rewriting.module.usesLibrary)
  }

  @Test func `of two methods with the same labels each is named with its types`() {
    let rewriting = Rewriting(
      """
      class C: UIView {
        @objc(putView:at:) func put(_ view: UIView!, at place: Int) {}
        @objc(putText:at:) func put(_ text: String, at place: Int) -> Bool { true }
        @objc func put(_ text: String) {}
      }

      """)
    for entry in [
      #".action(Selector("putView:at:", C.put(_:at:) as (C) -> (UIView?, Int) -> Void))"#,
      #".action(Selector("putText:at:", C.put(_:at:) as (C) -> (String, Int) -> Bool))"#,
      #".action(Selector("put:", C.put(_:)))"#,
    ] { #expect(rewriting.text.contains(entry)) }
  }

  @Test func `members of other files are listed where private ones are seen`() {
    let rewriting = Rewriting([
      "A.swift": "class C: UIView {\n}\nextension C { @objc func a() {} }\n",
      "B.swift": "extension C {\n  @objc private func b() {}\n}\n",
    ])
    #expect(
      rewriting["A.swift"].contains(
        #"{ super._namedMembers + [.action(Selector("a", C.a))] + __named_C_2 }"#))
    #expect(
      rewriting["B.swift"].hasSuffix(
        #"extension C { static var __named_C_2: [_NamedMember] { [.action(Selector("b", C.b))] } }"#
      ))
  }

  @Test func `a class of Foundation's begins its own list, and its subclass goes on`() {
    let rewriting = Rewriting(
      "public class A: NSObject, P { @objc var a = 1 }\nclass B: A { @objc var b = 1 }\nclass D<T> { @objc func d() {} }"
    )
    let lines = rewriting.text.split(separator: "\n")
    #expect(
      lines[0]
        == #"public class A: NSObject, P, _NamedMembers {       var a = 1 ; public class var _namedMembers: [_NamedMember] { [.outlet("a", \A.a)] };}"#
    )
    #expect(
      lines[1].contains(
        #"override class var _namedMembers: [_NamedMember] { super._namedMembers + ["#))
    #expect(lines[2].hasPrefix("class D<T>: _NamedMembers {"))
  }

  @Test func `a class of which nothing is known has no list`() {
    #expect(!Rewriting("class A: SomeBase { @objc var a = 1 }").text.contains("_namedMembers"))
  }

  @Test
  func `the members of a whole class or extension are listed without attributes of their own`() {
    #expect(
      Rewriting("@objcMembers class A: NSObject { var a = 1 }").text.contains(#".outlet("a""#))
    #expect(
      Rewriting("class A: NSObject {}\n@objc extension A { func a() {} }").text.contains(
        #"Selector("a""#))
  }

  @Test(arguments: [
    "@objc func f() async {}", "@objc func f() throws {}", "@objc static func f() {}",
    "@objc func f(a: Int, b: Int, c: Int, d: Int) {}", "@objc override func f() {}",
    "@available(*, unavailable) @objc func f() {}",
  ])
  func `what nobody can send is not listed`(member: String) {
    #expect(!Rewriting("class A: UIView { \(member) }").text.contains("_namedMembers"))
  }

  @Test func `what meets a requirement has its name, and is answered where nobody can send it`() {
    let rewriting = Rewriting(
      """
      @objc protocol P: NSObjectProtocol {
        @objc(told:) optional func a(_ b: Int)
        @objc optional func c(_ a: Int, _ b: Int, _ c: Int, _ d: Int)
        @objc optional func d()
      }
      class C: NSObject, P {
        func a(_ b: Int) {}
        func c(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
        private func d() {}
      }

      """)
    #expect(
      rewriting.text.contains(
        #"{ [.action(Selector("told:", C.a(_:))), .action(Selector("c::::"))] };}"#))
  }
}
