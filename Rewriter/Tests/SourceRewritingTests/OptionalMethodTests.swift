// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceRewriting
import Testing

/// Tests of optional methods of the library's protocols.
struct OptionalMethodTests {
  @Test func `a method that only a subclass adds overrides one that forwards`() {
    let rewriting = Rewriting([
      "A.swift":
        "public class Base: UIViewController {\n}\nextension Base: UITableViewDelegate {}\n",
      "B.swift": """
      public class S: Base {
        var a = 1
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }

      """,
    ])
    let base = rewriting["A.swift"]
    #expect(
      base.contains(
        "public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { "
          + "__SilentUITableViewDelegate.shared.tableView(tableView, didSelectRowAt: indexPath) };")
    )
    #expect(
      base.contains(
        #"[.forwarder("scrollViewDidScroll:"), .forwarder("tableView:didSelectRowAtIndexPath:")]"#))
    #expect(
      base.hasSuffix(
        "\n@MainActor private final class __SilentUITableViewDelegate: NSObject, UITableViewDelegate "
          + "{ static let shared = __SilentUITableViewDelegate();  }"))
    let lines = rewriting["B.swift"].split(separator: "\n")
    #expect(lines[1] == "  var a = 1; override")
    #expect(
      lines[2]
        == "  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}; public override"
    )
    #expect(lines[3] == "  func scrollViewDidScroll(_ scrollView: UIScrollView) {}")
    #expect(
      lines[4].contains(#".action(Selector("scrollViewDidScroll:", S.scrollViewDidScroll(_:)))"#))
  }

  @Test func `methods of flow layouts' delegates are optional, too`() {
    let rewriting = Rewriting(
      "let a = delegate?.collectionView?(\n  view,\n  layout: layout,\n  sizeForItemAt: path\n)\n")
    #expect(rewriting.text.hasPrefix("let a = delegate?.collectionView ("))
  }

  @Test func `one in an extension of the subclass is overridden by a stub`() {
    let rewriting = Rewriting([
      "A.swift": "class Base: UIViewController, UITableViewDataSource {\n}\nclass S: Base {}\n",
      "B.swift":
        "extension S {\n  func numberOfSections(in tableView: UITableView) -> Int { 2 }\n}\n",
    ])
    #expect(
      rewriting["A.swift"].contains(
        "class S: Base { override  func numberOfSections(in tableView: UITableView) -> Int { _1numberOfSections(in: tableView) };"
      ))
    #expect(
      rewriting["A.swift"].contains(
        "numberOfRowsInSection section: Int) -> Int { fatalError() }; func"))
    #expect(rewriting["B.swift"].contains("\nfunc _1numberOfSections(in tableView"))
  }

  @Test(arguments: [
    "class S: Base { override func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class S: Base { private func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class S: Base { func scrollViewDidScroll() {} }",
    "class S: UIViewController { func scrollViewDidScroll(_ s: UIScrollView) {} }",
  ])
  func `other methods are as they were`(text: String) {
    let base = "class Base: UIViewController, UIScrollViewDelegate {}\n"
    #expect(Rewriting(base + text).module.files.isEmpty)
  }

  @Test(arguments: [
    ("delegate?.tableView?(t, didSelectRowAt: p)", "delegate?.tableView (t, didSelectRowAt: p)"),
    ("d.scrollViewDidScroll?(s)", "Optional(d.scrollViewDidScroll (s))"),
    ("d.scrollViewDidScroll!(s)", "d.scrollViewDidScroll (s)"),
    (
      "d?.windowScene?(s, performActionFor: i) { _ in }",
      "d?.windowScene (s, performActionFor: i) { _ in }"
    ),
    ("a?.b.numberOfSections?(in: t) ?? 1", "a?.b.numberOfSections (in: t) ?? 1"),
    (
      "(d as? URLSessionTaskDelegate)?.urlSession?(s, task: t, didCompleteWithError: e)",
      "(d as? URLSessionTaskDelegate)?.urlSession (s, task: t, didCompleteWithError: e)"
    ),
    ("d.urlSession?(s, unknown: t)", "d.urlSession?(s, unknown: t)"),
    ("completion?(1)", "completion?(1)"), ("cell.tapped?()", "cell.tapped?()"),
    ("d.tableView?(1)", "d.tableView?(1)"),
  ])
  func `a call that asks whether there is a method calls it`(call: String, expected: String) {
    #expect(Rewriting("let a: Any = \(call)").text == "let a: Any = \(expected)")
  }

  @Test func `an optional requirement of the module's own throws, and its calls try`() {
    let rewriting = Rewriting(
      """
      @objc public protocol P {
        @objc optional func row(_ number: Int, of view: UIView) -> Int
      }
      class C {
        weak var delegate: P?
        var row: Int { delegate?.row?(1, of: v) ?? 0 }
      }

      """)
    #expect(rewriting.problems.isEmpty)
    #expect(
      rewriting.text.contains(
        "\n                 func row(_ number: Int, of view: UIView) throws -> Int\n"))
    #expect(
      rewriting.text.hasSuffix(
        "extension P { public func row(_ number: Int, of view: UIView) throws -> Int "
          + "{ throw __NoMethod() } }; private struct __NoMethod: Error {}"))
    #expect(rewriting.text.contains("{ (try? delegate?.row (1, of: v)) ?? 0 }"))
  }

  @Test(arguments: [
    ("d?.tapped?(a)", "(try? d?.tapped (a))"), ("d.tapped!(a)", "(try! d.tapped (a))"),
    ("d?.load?(1) { _ in }", "(try? d?.load (1) { _ in })"), ("d?.tapped?()", "d?.tapped?()"),
    ("d?.load?(x: 1) {}", "d?.load?(x: 1) {}"), ("d?.held?(1)", "d?.held?(1)"),
  ])
  func `a call of an optional method is known by name and labels`(call: String, expected: String) {
    let types = """
      @objc protocol P {
        @objc optional func tapped(_ a: Int)
        @objc optional func load(_ a: Int, then: (Int) -> Void)
        @objc optional func held(_ a: Int)
      }
      class C { var held: ((Int) -> Void)? }

      """
    let text = Rewriting(types + "let a: Any = \(call)\n").text
    #expect(text.contains("let a: Any = \(expected)\n"))
  }

  @Test(arguments: ["d?.tapped != nil", "d.tapped == nil", "all.first?.tapped == nil"])
  func `whether an object of no written type has an optional method is not answered`(
    question: String
  ) {
    let rewriting = Rewriting(
      "@objc protocol P { @objc optional func tapped() }\nlet a = \(question)\n")
    #expect(
      rewriting.problems.first?.hasPrefix("A.swift:2:9: error: an optional method can be tested")
        ?? false)
  }

  @Test(arguments: [
    "return d?.tapped != nil", "return self.d?.tapped(_:) == nil", "return owner.d.tapped != nil",
    "guard let d else { return false }; return d.tapped != nil",
    "if let e = d, let f = e.tapped { f(1) }; return true",
    "let e = self.d; return e?.tapped != nil", "return (e as? P)?.tapped != nil",
  ])
  func `whether there is an optional method is an optional closure`(body: String) {
    let rewriting = Rewriting(
      """
      @objc protocol P { @objc optional func tapped(_ a: Int) }
      class Owner { var d: P! }
      class C: Owner { var e: AnyObject?; let owner: Owner; func f() -> Bool { \(body) } }
      class D: NSObject, P { func tapped(_ a: Int) {} }
      class E: NSObject, P {}

      """)
    #expect(rewriting.problems.isEmpty)
    #expect(rewriting.text.contains(".__optional_tapped____"))
    #expect(rewriting.text.contains("nonisolated var __has_tapped____: Bool? { true };"))
    #expect(rewriting.text.contains("nonisolated var __has_tapped____: Bool? { false };"))
  }

  @Test(arguments: [
    "@objc optional var a: Int { get throws }", "@objc optional func a() throws",
    "@objc optional static func a()", "@objc optional func a() async",
  ])
  func `optional requirements that are not plain methods are refused where they stand`(
    requirement: String
  ) {
    let rewriting = Rewriting("@objc protocol P {\n  \(requirement)\n}\n")
    #expect(
      rewriting.problems.first?.hasPrefix(
        "A.swift:2:9: error: only instance methods and properties")
        ?? false)
  }

  @Test
  func `an optional method of the module's own that a subclass adds overrides one that throws`() {
    let rewriting = Rewriting(
      """
      @objc protocol P { @objc optional func a(_ b: Int) -> Int }
      class Base: NSObject, P {
      }
      class S: Base { func a(_ b: Int) -> Int { b } }

      """)
    #expect(rewriting.text.contains("func a(_ b: Int) throws -> Int { throw __NoMethod() };"))
    #expect(rewriting.text.contains("class S: Base { override func a(_ b: Int) -> Int { b }"))
  }

  @Test func `an optional property of the module's own throws, and what is read is nil then`() {
    let rewriting = Rewriting(
      """
      @MainActor @objc public protocol P: NSObjectProtocol {
        @objc optional var row: Int { get }
        @objc optional var title: String? { get set }
      }
      class C { weak var d: P?; var row: Int { d?.row ?? 0 } }

      """)
    #expect(rewriting.problems.isEmpty)
    #expect(
      rewriting.text.hasPrefix(
        """
        @MainActor       public protocol P: NSObjectProtocol, __OptionalP { @_disfavoredOverload
                         var row: Int { get throws }; @_disfavoredOverload
                         var title: String? { get throws     }
        }
        class C { weak var d: P?; var row: Int { d?.row ?? 0 } }

        """))
    #expect(
      rewriting.text.hasSuffix(
        "@MainActor extension P { public var title: (String?)? { do { let value: String? = try self.title; "
          + "return value } catch { return nil } } }"))
  }

  @Test func `an optional property of the module's own that a subclass adds is one of its class`() {
    let types =
      "@objc protocol P { @objc optional var a: Int { get } }\nclass Base: NSObject, P {\n}\n"
    let computed = Rewriting(types + "class S: Base {\n  var a: Int { 1 }\n}\n")
    #expect(computed.text.contains(" var a: Int { get throws { throw __NoMethod() } };}"))
    #expect(computed.text.contains("class S: Base, _NamedMembers { override\n  var a: Int { 1 }\n"))
    #expect(computed.text.contains(#"{ [.property("a", \S.a)] };}"#))
    let stored = Rewriting(types + "class S: Base {\n  var a = 1\n}\n")
    #expect(stored.problems.first?.hasPrefix("A.swift:5:3: error: 'a' is never read") ?? false)
  }

  @Test func `classes answer of the methods that selectors name`() {
    let rewriting = Rewriting([
      "A.swift": "class A: UIView, UITableViewDelegate {\n  let a = 1\n}\n",
      "B.swift": """
      class B: A {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        private func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }

      """,
      "C.swift": """
      class C: UITableViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      let names = [
        #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)),
        #selector(UIScrollViewDelegate.scrollViewDidScroll),
      ]

      """,
    ])
    #expect(
      rewriting["A.swift"].contains(
        #"[.forwarder("scrollViewDidScroll:")] + [.forwarder("tableView:didSelectRowAtIndexPath:")]"#
      ))
    #expect(
      rewriting["B.swift"].contains(
        #"+ [.action(Selector("tableView:didSelectRowAtIndexPath:"))] +"#))
    #expect(
      rewriting["C.swift"].contains(
        #"{ [.action(Selector("scrollViewDidScroll:"))] + [.forwarder("tableView:didSelectRowAtIndexPath:")]"#
      ))
    #expect(
      rewriting["C.swift"].contains(
        #"Selector("scrollViewDidScroll:", of: { (object: UIScrollViewDelegate) in object.scrollViewDidScroll(_:) })"#
      ))
  }

  @Test func `what no selector names is not answered`() {
    let text = "class A: UIView, UITableViewDelegate {}\nlet a = #selector(UIView.layoutSubviews)\n"
    #expect(!Rewriting(text).text.contains("_namedMembers"))
  }

  @Test func `a protocol whose own attribute is missing is rewritten by its members`() {
    let rewriting = Rewriting("protocol P: Q {\n  @objc optional var a: Int { get }\n}\n")
    #expect(rewriting.text.hasPrefix("protocol P: Q, __OptionalP {"))
  }

  @Test func `an open class has what others may add; a newer method asks it for the older`() {
    let rewriting = Rewriting(
      """
      open class Base: UIViewController, UITextFieldDelegate {
        open func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
      }
      class Closed: UIViewController, UITextFieldDelegate {}

      """)
    #expect(
      rewriting.text.contains(
        "@MainActor open func textFieldDidBeginEditing(_ textField: UITextField) { "
          + "__SilentUITextFieldDelegate.shared.textFieldDidBeginEditing(textField) };"))
    #expect(
      rewriting.text.contains(
        "@MainActor open func textFieldDidEndEditing(_ textField: UITextField, "
          + "reason: UITextField.DidEndEditingReason) { __AskingUITextFieldDelegate(self)"
          + ".textFieldDidEndEditing(textField, reason: reason) };"))
    #expect(
      rewriting.text.contains(
        "func textFieldDidEndEditing(_ textField: UITextField) "
          + "{ object.textFieldDidEndEditing(textField) }"))
    #expect(rewriting.text.components(separatedBy: "func textFieldShouldReturn").count == 2)
    #expect(rewriting.text.contains(#".action(Selector("textFieldShouldReturn:"))"#))
    #expect(
      rewriting.text.contains("\nclass Closed: UIViewController, UITextFieldDelegate {}\n"))
    #expect(rewriting.module.note.text?.contains("class Base lists\nconforms UITextField") == true)
  }

  @Test func `a public class says which methods it has, as others may ask it`() {
    let rewriting = Rewriting([
      "A.swift": """
      public final class Shown: UIViewController {
        public func textFieldDidBeginEditing(_ textField: UITextField) {}
      }
      class Hidden: UIViewController, UITextFieldDelegate {}

      """,
      "B.swift": "extension Shown: UITextFieldDelegate {}\n",
    ])
    #expect(
      rewriting["A.swift"].contains(#".action(Selector("textFieldDidBeginEditing:"))"#))
    #expect(rewriting["A.swift"].contains("textFieldShouldReturn:"))
    #expect(
      rewriting["A.swift"].contains("\nclass Hidden: UIViewController, UITextFieldDelegate {}\n"))
  }

  /// The words of the current format and of the one before it.
  @Test(arguments: [("selectors", "responds"), ("asks", "answers")])
  func `what a class of another module has is overridden by what is added`(
    selectors: String, responds: String
  ) {
    let note = """
      imports Deeper UIKit
      \(selectors) textFieldShouldClear(_:)
      class Base lists \(responds)
      conforms UITextFieldDelegate
      forwards textFieldDidBeginEditing(_:) textFieldShouldClear(_:)

      """
    let files = [
      "A.swift": """
      import Library
      class S: Base {
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
      }
      class Other: NSObject, UITextFieldDelegate {
        func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
      }

      """
    ]
    let known = Rewriting(files, notes: [ModuleNote(name: "Library", text: note)])
    #expect(known.problems.isEmpty)
    #expect(
      known["A.swift"].contains(
        "class S: Base { override\n  func textFieldDidBeginEditing(_ textField: UITextField) {}\n"
          + "  func textFieldShouldReturn"))
    #expect(known["A.swift"].contains("override func responds(to s: Selector!) -> Bool { super.r"))
    #expect(
      known["A.swift"].contains(
        "override class var _namedMembers: [_NamedMember] { super._namedMembers + "))
    #expect(known["A.swift"].contains(#"{ [.action(Selector("textFieldShouldClear:"))] };"#))
    #expect(
      Rewriting(files, notes: [ModuleNote(name: "Elsewhere", text: note)])["A.swift"]
        == files["A.swift"], "of a module that is not imported nothing is known")
  }
}
