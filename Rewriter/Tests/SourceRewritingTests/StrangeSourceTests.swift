// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of sources that resulted from random changes of real ones.
struct StrangeSourceTests {
  @Test(arguments: [
    "class A: B {}\nclass B: A { override func f() {} }\nextension A { func f() {} }\nlet a = x.init()\n",
    "class A: A {}\nlet a = x.init()\n", "struct A { class A: UIView {} }\nlet a = x.init()\n",
    "extension A { class A: A.A { @objc var a = 1 } }\nlet a = x.init()\n",
  ])
  func `classes that inherit from themselves end nothing`(text: String) {
    #expect(!Rewriting(text).module.files.isEmpty)
  }

  @Test(arguments: [
    "class A: UIView {\n  let a = #selector(\n    f(\n      _:\n    )\n  )\n}\n",
    "class A: UIView {\n  let a = #selector(Outer\n    .Inner\n    .f\n  )\n}\n",
    "let a = #selector(getter: a\n  .b)\n",
    "let a = #selector(other: String { func f() {\n\n} })\n",
    "let a = #keyPath(\n  A\n  .b\n)\n",
    "class C: UIView {}\nextension C {\n  a = [b]\n\n  override func f() {}\n}\n",
  ])
  func `what is written over several lines keeps them`(text: String) {
    // The rewriting itself looks that no line was lost.
    _ = Rewriting(text)
  }

  @Test func `a stub is of one line, or there is none`() {
    let rewriting = Rewriting(
      "class C: UIView {}\nextension C {\n  override func f(\n    _ a: Int,\n    b: Int\n  ) {}\n}\n"
    )
    #expect(
      rewriting.text.hasPrefix(
        "class C: UIView { override func f(_ a: Int, b: Int) { _0f(a, b: b) };}\n"))
    let text = "override func f(_ a: String = \"\"\"\n    a\n    \"\"\") {}"
    #expect(Rewriting("class C: UIView {}\nextension C {\n  \(text)\n}\n").problems.count == 1)
  }

  @Test func `a condition over several lines stays one`() {
    #expect(
      Rewriting("#if os(iOS\n) || os(tvOS)\nlet a = 1\n#endif\n").text
        == "#if (true \n) || os(tvOS)\nlet a = 1\n#endif\n")
  }

  @Test func `a selector that touches a word stands apart from it`() {
    #expect(
      Rewriting("class C: UIView {\n  func f() -> Selector { return#selector(f) }\n}\n").text
        .contains("{ return Selector(\"f\", C.f) }"))
  }

  @Test(arguments: ["#if DEBUG\nlet a = 1\n#endif", "#if os(iOS)\n#if DEBUG\n#endif\n#endif // b"])
  func `what a file gets stands before a last condition that no line break ends`(end: String) {
    let text = "class C: UIView {}\nlet made = type.init()\n\(end)"
    let rewritten = Rewriting(text).text
    #expect(rewritten.contains("\n@preconcurrency @MainActor func __make<"))
    #expect(rewritten.contains(" }; #if "))
  }

  @Test func `what a file gets stands before a call whose last part is conditional`() {
    let text = "let made = type.init()\na\n#if DEBUG\n  .b()\n#endif"
    #expect(Rewriting(text).text.hasSuffix("; a\n#if DEBUG\n  .b()\n#endif"))
  }

  @Test(arguments: [
    "override func f(a: Int = , b: Int) {}", "override func f(_ a: ) {}",
    "override func f(a: [Int) {}",
    "override func f<T: >(a: T) {}", "override func f() -> {}", "override var a: { 1 }",
    "override var a: [Int { 1 }", "@available( override func f() {}", "override func f() where {}",
    "override func f(a: Int b: Int) {}", "private( override func f() {}",
    "override func (a: Int) {}", "override func f(a: Int", "override var : Int { 1 }",
  ])
  func `a broken declaration is carried to no other file`(member: String) {
    let classes = "class A: UIView {}\nclass B: A {}\n"
    for text in ["extension B {\n  \(member)\n}\n", "extension A {\n  \(member)\n}\n"] {
      // The rewriting itself looks whether the other file can be parsed still.
      let rewriting = Rewriting(["A.swift": classes, "B.swift": text])
      #expect(rewriting["A.swift"] == classes)
    }
    let added = member.replacing("override ", with: "")
    _ = Rewriting([
      "A.swift": "class A: UIViewController, UITableViewDelegate {}\n",
      "B.swift": "class B: A {\n  \(added)\n}\nextension UIView {\n  \(added)\n}\n",
      "C.swift":
        "class C: UILabel {\n  \(member)\n}\nextension B {\n  \(member)\n  @objc \(added)\n}\n",
    ])
  }

  @Test(arguments: [
    "public", "open", "@objc", "@objc optional", "private", "@IBOutlet", "override", "dynamic",
  ])
  func `stray text before a word that is blanked stays`(word: String) {
    for text in [
      "class A: UIView {}\nextension A {\n  open stray(a) {\n  b\n }\n  \(word) func f() {}\n}\n",
      "@objc protocol A {\n  open stray(a) {\n  b\n }\n  \(word) func f()\n  ) c \(word) var d: Int? { get }\n}\n",
      "class A: UIView {\n  open stray(a) {\n  b\n }\n  \(word) var f = 1\n}\n",
    ] {
      _ = Rewriting(text + "class B: A {\n  override func f() {}\n}\n")
    }
  }

  @Test func `a property that becomes lazy does so behind a member that nobody asks about`() {
    let text = """
      class C: UIView {
        func f() { print(1, 2) }
        let button: UIButton = { let b = UIButton(); b.addTarget(self, action: g); return b }()
        func h() { print(1, 2) }
        let other = B(self)
      }
      """
    #expect(
      Rewriting(text).text.split(separator: "\n")[1...].filter { $0.contains("func") } == [
        "  func f() { print(1, 2) }; lazy", "  func h() { print(1, 2) }; lazy",
      ])
  }

  @Test(arguments: [
    "func f() {}\n  ton = { a.b(self) }()", "let a: Intinit(b: Int) { self.a = b }",
    "func f() {} func g() {}", "var a = 1 var b = self.c", "var a: Int { 1 }\n  b(self)",
  ])
  func `what is broken among members changes nothing`(member: String) {
    _ = Rewriting("class C: UIView {\n  @objc func z() {}\n  \(member)\n}\n")
    _ = Rewriting("class C: UIView {\n  \(member)\n}\n")
  }
}
