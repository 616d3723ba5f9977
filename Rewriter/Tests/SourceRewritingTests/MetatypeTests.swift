// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of objects that are created from metatype values.
struct MetatypeTests {
  @Test func `a class that is a value is made by a function that knows the module's`() {
    let rewriting = Rewriting(
      "class A: UIViewController {}\nlet a = type.init()\nlet b = menu.controller.init()\n")
    let lines = rewriting.text.split(separator: "\n")
    #expect(lines[1] == "let a = __make(type)")
    #expect(lines[2] == "let b = __make(menu.controller)")
    #expect(lines[3].contains("func __make<T: NSObject>(_ type: T.Type) -> T { "))
    #expect(lines[3].contains("; if type == A.self { return A() as! T }; "))
    #expect(rewriting.module.foreignEdits.count == 1)
  }

  @Test func `a class of contexts or attributes makes its objects itself`() {
    let rewriting = Rewriting("let a = (kind as! UICollectionViewLayoutAttributes.Type).init()\n")
    let lines = rewriting.text.split(separator: "\n")
    #expect(lines[0] == "let a = __make((kind as! UICollectionViewLayoutAttributes.Type))")
    for name in ["UICollectionViewLayoutInvalidationContext", "UICollectionViewLayoutAttributes"] {
      #expect(
        lines[1].contains("if let type = type as? \(name).Type { return type.init() as! T }"))
    }
  }

  @Test func `a class behind a question mark is made if there is one`() {
    let rewriting = Rewriting(
      "let a = value?.type.init()\nlet b = value?.menu.type.init().view\nlet c = value!.type.init().view\n"
    )
    let lines = rewriting.text.split(separator: "\n")
    #expect(lines[0] == "let a = __make(value?.type)")
    #expect(lines[1] == "let b = __make(value?.menu.type)?.view")
    #expect(lines[2] == "let c = __make(value!.type).view")
    #expect(rewriting.text.contains("func __make<T: NSObject>(_ type: T.Type?) -> T? { "))
  }

  @Test(arguments: [
    ("class A: UIView { override init(frame: CGRect) {} }", false),
    (
      "class A: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }", true
    ),
    ("class A: UIViewController { init(model: Int) {} }", false),
    ("class A: UIViewController { convenience init(model: Int) {} }", true),
    ("class A: UIViewController { init(model: Int = 1) {} }", true),
    ("class A: UIViewController { init(model: Int) {}; convenience init() {} }", true),
    ("class A: UICollectionViewController {}", false), ("private class A: UIView {}", false),
    ("class A: Unknown {}", false), ("class A { init() {} }", false),
    ("class A: NSObject {}", true),
    ("class A<T>: UIView {}", false),
  ])
  func `a class is known that can be made of nothing`(declaration: String, isKnown: Bool) {
    let rewriting = Rewriting("\(declaration)\nlet a = type.init()\n")
    #expect(rewriting.text.contains("if type == A.self") == isKnown)
  }

  @Test(arguments: [
    "let a = A.init()", "let a: A = .init()", "class B: A { init() { super.init() } }",
    "class B { convenience init() { self.init() } }", "let a = Self.init()", "let a = type.init(1)",
  ])
  func `other initializers are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }

  @Test(arguments: [
    "let a = type.init(rootViewController: b)", "let a = wrap?.init(rootViewController: b)",
    "let a = menu.kind.init(nibName: b.init(), bundle: nil)", "let a = types[0].init(frame: .zero)",
    "func f(_ kind: UIView.Type) { g { kind.init(frame: .zero) } }",
    "class A: UIView { required init(frame: CGRect) {} }\nlet a = type.init(frame: .zero)",
    "class A: B { override init(frame: CGRect) {} }\nlet a = type.init(frame: .zero)",
  ])
  func `an initializer of UIKit's called on a value is a call of a function`(text: String) {
    let made = text.replacing(
      #/\.init\((?=rootView|nibName|frame)/#, with: "._made(")
    #expect(Rewriting(text).text.hasPrefix(made.replacing("b.init()", with: "__make(b)")))
  }

  @Test(arguments: [
    "protocol P { init(frame: CGRect) }\nlet a = type.init(frame: .zero)",
    "struct S { init(frame: CGRect) {} }\nlet a = type.init(frame: .zero)",
    "class A { required init(nibName: String?, bundle: Int) {} }\nlet a = type.init(nibName: b, bundle: 1)",
    "let a = UIView.init(frame: .zero)", "let a = type.init(frame: .zero, style: 1)",
    "let a = type.init(frame: .zero) {}",
  ])
  func `an initializer that other types of the module have is as it was`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }

  @Test func `a responder that the module does not know is made by the library`() {
    #expect(
      Rewriting("let a = type.init()\n").text
        .contains("; if let type = type as? UIResponder.Type { return type._made() as! T }; "))
  }

  @Test func `a protocol that says how its types are made is asked`() {
    #expect(
      Rewriting("protocol P { init() }\nlet a = type.init()\n").text
        .contains("func __make<T: P>(_ type: T.Type) -> T { type.init() }"))
  }
}
