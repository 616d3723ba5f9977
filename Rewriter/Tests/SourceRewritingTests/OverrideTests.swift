// SPDX-License-Identifier: Apache-2.0

import Foundation
@testable import SourceRewriting
import Testing

/// Tests of overrides in extensions.
struct OverrideTests {
  @Test func `an override in an extension is called by a stub in the class`() {
    let rewriting = Rewriting([
      "A.swift": "class C: UIViewController {\n  var a = 1\n}\n",
      "B.swift":
        "extension C {\n    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n    }\n}\n",
    ])
    #expect(
      rewriting["A.swift"]
        == "class C: UIViewController {\n  var a = 1\n override func viewWillAppear(_ animated: Bool) { _0viewWillAppear(animated) };}\n"
    )
    #expect(
      rewriting["B.swift"]
        == "extension C {\n           func _0viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n    }\n}\n"
    )
  }

  @Test(arguments: [
    (
      "override func f(_ a: Int, for b: inout String, _: @autoclosure () -> Int = 1) async throws -> Int { 1 }",
      "override func f(_ a: Int, for b: inout String, _ p2: @autoclosure () -> Int = 1) async throws -> Int { try await _0f(a, for: &b, p2()) };"
    ),
    (
      "@available(iOS 15, *) @objc public override func f<T>(t: T) where T: P {}",
      "@available(iOS 15, *) public override func f<T>(t: T) where T: P { _0f(t: t) };"
    ),
    ("override var a: Bool { true }", "override var a: Bool { _0a };"),
    (
      "override var a: [Int] { get { [] } set {} }",
      "override var a: [Int] { get { _0a } set { _0a = newValue } };"
    ),
    ("override class var a: AnyClass { C.self }", "override class var a: AnyClass { _0a };"),
    ("override func `in`(`for` x: Int) {}", "override func `in`(`for` x: Int) { _0in(`for`: x) };"),
  ])
  func `a stub has the member's form`(member: String, stub: String) {
    let rewriting = Rewriting(["A.swift": "class C {}", "B.swift": "extension C { \(member) }"])
    #expect(rewriting["A.swift"] == "class C { \(stub)}")
  }

  @Test func `what overrides a member of no actor belongs to none under its new name`() {
    let rewriting = Rewriting(
      "class C: UIView {\n}\nextension C {\n  override var debugDescription: String { \"C\" }\n}\n")
    #expect(rewriting.text.contains("override var debugDescription: String { _0debugDescription }"))
    #expect(rewriting.text.contains("nonisolated var _0debugDescription: String"))
    let marked = Rewriting(
      "class C: UIView {\n}\nextension C {\n  nonisolated override var hash: Int { 1 }\n}\n")
    #expect(marked.text.split(separator: "nonisolated").count == 3)
  }

  @Test func `a public extension makes public stubs`() {
    let rewriting = Rewriting(
      "public class C: UIView {\n}\npublic extension C {\n  override func f() {}\n}\n")
    #expect(rewriting.text.contains("public override func f() { _0f() };}"))
  }

  @Test func `a member of an extension that a subclass overrides is declared by the class`() {
    let rewriting = Rewriting([
      "A.swift": "class Base: UIViewController {\n}\n",
      "B.swift":
        "extension Base {\n  func row(at place: Int) -> Int { 1 }\n  func other() {}\n}\n",
      "C.swift": "class S: Base {\n  override func row(at place: Int) -> Int { 2 }\n}\n",
    ])
    #expect(
      rewriting["A.swift"].contains("\n  func row(at place: Int) -> Int { _0row(at: place) };"))
    #expect(
      rewriting["B.swift"].hasPrefix(
        "extension Base {\nfunc _0row(at place: Int) -> Int { 1 }\n  func other() {}\n}\n"))
    #expect(
      rewriting["C.swift"]
        == "class S: Base {\n  override func row(at place: Int) -> Int { 2 }\n}\n")
  }

  @Test func `members of a class and of its superclass get names that do not meet`() {
    let rewriting = Rewriting([
      "A.swift": "class Base: UIView {\n}\nextension Base {\n  override func f() {}\n}\n",
      "B.swift": "class S: Base {\n}\nextension S {\n  override func f() { super.f() }\n}\n",
    ])
    #expect(rewriting["A.swift"].contains("func _0f() {}"))
    #expect(rewriting["B.swift"].contains("override func f() { _1f() };"))
    #expect(rewriting["B.swift"].contains("func _1f() { super.f() }"))
  }

  @Test func `the name of the function is the one that was written`() {
    let rewriting = Rewriting(
      "class C: UIView {\n}\nextension C {\n  override func f(_ a: Int) { print(#function) }\n}\n")
    #expect(rewriting.text.contains("print(\"f(_:)\")"))
  }

  @Test func `what is imported for the extension is imported for the stub`() {
    let rewriting = Rewriting([
      "A.swift": "import UIKit\nclass C: UIView {}",
      "B.swift": "import UIKit\nimport Maps\nextension C { override func f(_ m: Map) {} }",
    ])
    #expect(
      rewriting["A.swift"]
        == "import UIKit\nclass C: UIView { override func f(_ m: Map) { _0f(m) };}; import Maps")
  }

  @Test func `an override for all of another module's class is refused`() {
    let rewriting = Rewriting("extension UIViewController {\n  open override func f() {}\n}\n")
    #expect(
      rewriting.problems.first?.hasPrefix(
        "A.swift:2:8: error: 'f' cannot be overridden for all of 'UIViewController'") ?? false)
  }

  @Test func `observers in an extension are called by those of a property in the class`() {
    let rewriting = Rewriting([
      "A.swift": "open class C: UIView {\n}\n",
      "B.swift": """
      extension C {
          /// The color.
          @objc override open var tint: CGColor? {
              didSet { // Of all.
                  views.forEach { $0.tint = tint }
              }
          }
          override var a: Int {
            willSet(next) { print(#function, next) }
            didSet { if a < oldValue { a = oldValue } }
          }
      }

      """,
    ])
    #expect(rewriting.problems.isEmpty)
    #expect(
      rewriting["A.swift"]
        == "open class C: UIView {\n override open var tint: CGColor? { didSet { _0didSet_tint() } }; "
        + "override var a: Int { willSet { _0willSet_a(newValue) } didSet { _0didSet_a(oldValue) } };}\n"
    )
    #expect(
      rewriting["B.swift"].replacing(#/ +\n/#, with: "\n") == """
        extension C {
            /// The color.

                func _0didSet_tint() { // Of all.
                    views.forEach { $0.tint = tint }
                }


              func _0willSet_a(_ next: Int) { print("a", next) }
              func _0didSet_a(_ oldValue: Int) { if a < oldValue { super.a = oldValue } }

        }

        """)
  }

  @Test(arguments: [
    ("a += 1", "super.a += 1"), ("self.a = 1", "super.a = 1"), ("a.b.c = 1", "super.a.b.c = 1"),
    ("a[0]?.b = a", "super.a[0]?.b = a"), ("swap(&a, &b)", "swap(&super.a, &b)"),
    ("b.a = 1", "b.a = 1"), ("f { self.a = 1 }", "f { self.a = 1 }"),
    ("if a == b {}", "if a == b {}"),
  ])
  func `observers that set their own property are not called again`(body: String, new: String) {
    let rewriting = Rewriting(
      "class C: UIView {}\nextension C {\n  override var a: B { didSet { \(body) } }\n}\n")
    #expect(rewriting.text.contains("func _0didSet_a() { \(new) }"))
  }

  @Test func `observers on one line are methods with a separator`() {
    let rewriting = Rewriting(
      "class C: UIView {}\nextension C { override class var a: Int { willSet {} didSet {} } }\n")
    #expect(
      rewriting.text.contains(
        "class func _0willSet_a(_ newValue: Int) {} ; class func _0didSet_a() {}"))
  }

  @Test(arguments: [
    ("override func f(_ a: Int...) {}", "variadic"),
    ("override var a { didSet {} }", "type is not written"),
  ])
  func `what no stub can do is refused`(member: String, reason: String) {
    let rewriting = Rewriting("class C: UIView {}\nextension C {\n  \(member)\n}\n")
    #expect(rewriting.problems.first?.hasPrefix("A.swift:3:3: error: ") ?? false)
    #expect(rewriting.problems.first?.contains(reason) ?? false)
  }

  @Test func `what is left out of the compile is left as it is`() {
    let text = "class C: UIView {}\n#if NEVER\nextension C { override func f() {} }\n#endif\n"
    #expect(Rewriting(text).module.files.isEmpty)
    #expect(Rewriting(text, conditions: ["NEVER"]).module.files.count == 1)
  }

  @Test func `what a file is given because of others is known`() {
    func foreign(_ extensions: String) -> [String] {
      Rewriting(["A.swift": "class C: UIView { @objc func a() {} }", "B.swift": extensions])
        .module.foreignEdits
    }
    #expect(foreign("extension C { @objc func b() {} }").isEmpty)
    #expect(foreign("extension C { override func f() {} }").count == 1)
  }

  @Test func `several stubs on the line of a class stand apart by one mark each`() {
    let rewriting = Rewriting(
      "class C: UIView { var a = 1 }\nextension C { override func f() {}; override func g() {} }\n")
    #expect(
      rewriting.text.hasPrefix(
        "class C: UIView { var a = 1 ; override func f() { _0f() }; override func g() { _0g() };}"))
  }

  @Test func `what the module adds to a foreign class asks the object's class whose it is`() {
    let rewriting = Rewriting([
      "A.swift": "extension UIView {\n    @objc func look(_ a: Int) -> Int { a }\n}\n",
      "B.swift":
        "extension UILabel {\n  override func look(_ a: Int) -> Int { super.look(a) + 1 }\n}\n",
      "C.swift":
        "final class Row: UILabel {\n  let b = 1\n  override func look(_ a: Int) -> Int { super.look(a) + b }\n}\n",
      "D.swift": "final class Other: UILabel {\n  override func layoutSubviews() {}\n}\n",
    ])
    #expect(rewriting.problems.isEmpty)
    #expect(
      rewriting["A.swift"].contains(
        "func look(_ a: Int) -> Int { _asked_look(Swift.type(of: self), a) }; "))
    #expect(
      rewriting["A.swift"].contains(
        "if here == UILabel.self, let object = self as? UILabel { return object._1of_look(a) }; "
          + "if here == Row.self, let object = self as? Row { return object._2of_look(a) }; "))
    #expect(rewriting["A.swift"].contains("func _0of_look(_ a: Int) -> Int { a }\n"))
    #expect(
      rewriting["B.swift"].contains(
        "func _1of_look(_ a: Int) -> Int { self._asked_look(_getSuperclass(UILabel.self), a) + 1 }")
    )
    #expect(
      rewriting["C.swift"].contains(
        "func _2of_look(_ a: Int) -> Int { self._asked_look(_getSuperclass(Row.self), a) + b }"))
    #expect(rewriting.module.files.count == 3)
  }

  @Test(arguments: [
    "class C: UIView { override func look() {} }",
    "class B: UIViewController { func look() {} }; class C: B { override func look() {} }",
    "class C: Unknown { override func look() {} }",
  ])
  func `an override of what its own class has stays`(text: String) {
    let rewriting = Rewriting([
      "A.swift": "extension UIViewController { @objc func look() {} }\n", "B.swift": text,
    ])
    #expect(rewriting["B.swift"] == text)
    #expect(!rewriting["A.swift"].contains("_asked_look"))
  }

  @Test(arguments: [
    "private class C: UIView { override func look() {} }",
    "class C<T>: UIView { override func look() {} }",
    "func f() { class C: UIView { override func look() {} } }",
  ])
  func `a class that cannot be named from elsewhere does not override so`(text: String) {
    let rewriting = Rewriting([
      "A.swift": "extension UIView { @objc func look() {} }\n", "B.swift": text,
    ])
    #expect(
      rewriting.problems.first?.contains(
        "error: 'look' cannot be overridden here, because 'UIView'")
        ?? false)
  }

  @Test func `of several that the module adds the one with the same types is overridden`() {
    let rewriting = Rewriting([
      "A.swift": """
      extension UIView {
        @objc func put(_ views: UIView...) { put(views) }
        @objc func put(_ views: [UIView]) {}
      }
      extension UITableViewCell {
        override func put(_ views: [UIView]) { contentView.put(views) }
      }

      """
    ])
    #expect(rewriting.problems.isEmpty)
    #expect(rewriting.text.contains(" func put(_ views: UIView...) { put(views) }"))
    #expect(rewriting.text.contains("func _0of_put(_ views: [UIView]) {}"))
  }

  @Test func `a property that the module adds to a foreign class is asked for with a subscript`() {
    let rewriting = Rewriting([
      "A.swift": "extension UIView {\n  @objc var kind: Int { get { 1 } set { } }\n}\n",
      "B.swift": """
      class B: UIView {
        let a = 1
        override var kind: Int {
          get { super.kind + self.kind }
          set { super.kind += newValue }
        }
      }

      """,
    ])
    #expect(
      rewriting["A.swift"].contains(
        "var kind: Int { get { self[_asked_kind: Swift.type(of: self)] } "
          + "set { self[_asked_kind: Swift.type(of: self)] = newValue } };"))
    #expect(
      rewriting["A.swift"].contains(
        "subscript(_asked_kind __type: AnyClass?) -> Int { get { var next: AnyClass? = __type; "
          + "while let here = next { if here == B.self, let object = self as? B { return object._1of_kind }; "
          + "next = _getSuperclass(here) }; return _0of_kind } set {"))
    #expect(rewriting["A.swift"].contains("var _0of_kind: Int { get { 1 } set { } }\n"))
    #expect(
      rewriting["B.swift"].hasSuffix(
        """
          var _1of_kind: Int {
            get { self[_asked_kind: _getSuperclass(B.self)] + self.kind }
            set { self[_asked_kind: _getSuperclass(B.self)] += newValue }
          }
        }

        """))
  }

  @Test(arguments: [
    (
      "{ get { 1 } set {} }", "{ didSet { print(kind) } }",
      "make it a computed property, with the code of its observers in 'set'"
    ),
    ("{ 1 }", "{ get { 2 } set {} }", "give it a setter there as well"),
  ])
  func `a property that does more than the added one is refused`(
    base: String, override: String, remedy: String
  ) {
    let rewriting = Rewriting(
      "extension UIView { @objc var kind: Int \(base) }\nclass B: UIView {\n  override var kind: Int \(override)\n}\n"
    )
    #expect(rewriting.problems.count == 1)
    #expect(
      rewriting.problems[0].hasPrefix("A.swift:3:3: error: 'kind' cannot be overridden in this way")
    )
    #expect(rewriting.problems[0].contains(remedy))
  }

  @Test func `what all navigation controllers do is replaced where they let it be`() {
    let rewriting = Rewriting(
      """
      extension UINavigationController {
        open override var preferredStatusBarStyle: UIStatusBarStyle {
          topViewController?.preferredStatusBarStyle ?? .default
        }
        @objc override open func viewDidLoad() { super.viewDidLoad() }
      }

      """)
    #expect(rewriting.problems.isEmpty)
    #expect(
      rewriting.text == """
        extension UINavigationController {
                      @_dynamicReplacement(for: preferredStatusBarStyle) var __preferredStatusBarStyle: UIStatusBarStyle {
            topViewController?.preferredStatusBarStyle ?? .default
          }
                            @_dynamicReplacement(for: viewDidLoad()) func __viewDidLoad() { super.viewDidLoad() }
        }

        """)
  }

  @Test(arguments: ["override func viewDidAppear(_ animated: Bool) {}", "override func f() {}"])
  func `what they do not let be replaced is refused`(member: String) {
    let rewriting = Rewriting("extension UINavigationController {\n  open \(member)\n}\n")
    #expect(rewriting.problems.count == 1)
  }

  @Test func `the classes have as dynamic what may be replaced`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Controllers/ViewControllers").standardizedFileURL
    for (name, members) in ReplacedMember.known {
      let folder = name == "UITabBarController" ? "Tabs" : "Navigation"
      let text = try String(
        contentsOf: sources.appending(path: "\(folder)/\(name).swift"), encoding: .utf8)
      let found = text.matches(of: /open dynamic override (?:var|func) (\w+(?:\(\))?)/).map {
        String($0.1)
      }
      #expect(Set(found) == members)
    }
  }
}
