// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceRewriting

/// Types that are not parsed because nothing in them is rewritten, and nobody asks about them.
struct ReadPartTests {
  /// What is parsed of `files`, with one space for several.
  private func read(_ files: String...) -> [String] {
    let texts = files.enumerated().map { SourceText(path: "\($0).swift", $1) }
    let parts = ReadParts(of: texts.map { QuietBodies.outline(of: $0) })
    return texts.enumerated().map { file, text in
      let bytes = parts.bytes(of: text, file: file)
      #expect(bytes.count == text.bytes.count)
      return String(decoding: bytes, as: UTF8.self)
        .replacing(#/ +/#, with: " ")
    }
  }

  private static let quiet = "class C: D {\n  var a = 1\n  func f() { print(a, a) }\n}\n"

  @Test(arguments: [
    (quiet, "class C: D { }\n"),
    ("extension C: P {\n  func f() { print(1, 2, 3) }\n}", "extension C: P { }"),
    (
      "struct S: Hashable {\n  static func == (a: S, b: S) -> Bool { true }\n}",
      "struct S: Hashable { }"
    ),
    ("protocol P: class {\n  func f(a: LongName)\n}", "protocol P: class { }"),
    (
      "class C {\n  enum Section: Int { case main, other }\n  struct Item { let a: Int }\n  let b = 1 }",
      "class C {enum Section: Int {};struct Item {} }"
    ),
    (
      "class C {\n  enum E { enum F { case a, b, c, d, e } }\n  func f() { print(1, 2) }\n}",
      "class C {enum E {enum F {}} }"
    ),
    (
      "class C {\n  class I: J { func f(a: LongName) }\n  let a = 1\n}",
      "class C {\n class I: J { }\n let a = 1\n}"
    ),
    ("let a = C()\nclass C { func f(a: LongName) }", "let a = C()\nclass C { }"),
  ]) func `of a type that says nothing the head is parsed`(text: String, parsed: String) {
    #expect(read(text) == [parsed])
  }

  @Test(arguments: [
    "class C: D {\n @objc func f() { }\n}", "class C: D {\n let a = b.init()\n}",
    "@MainActor class C: D {\n func f(a: LongName)\n}", "class C: D {\n let a = B(c: self)\n}",
    "class C: D {\n lazy var a = self.b + self.c\n}", "extension C {\n override func f() { }\n}",
    "open class C: D {\n open func f() { }\n}", "class C: D {\n var a: AnyCancellable?\n}",
    "class C: D {\n #if os(iOS)\n let a = 1\n #endif\n}",
    "class C: D {\n var `default` = 1, a = 2\n}",
    "class C: D {\n actor A { }\n var a = 1\n}", "class C: D {\n let a = b?(1, 2, 3, 4)\n}",
    "class C /* : E { */ : D {\n let a = 1\n let b = 2\n}",
    "class C: D {\n let a = /[{]/\n let b = 2\n}",
    "class C: D {\n let a = objc_getClass(1)\n}", "class T: XCTestCase {\n func f(a: LongName)\n}",
    "import XCTest\nclass C: D {\n func f(a: LongName)\n}",
  ]) func `a type that says something is parsed`(text: String) {
    #expect(read(text) == [text.replacing(#/ +/#, with: " ")])
  }

  @Test(arguments: [
    "class E: C { }", "class C2 { func g() { class E: C { }; print(1) } }",
    "class E: C<Int>, F { }",
    "extension C { @objc func g() { } }", "class E { let a = #selector(f) }",
    "class E { func g() { #selector(E.f) } }", "class E { let r = /C/ }",
    "import SwiftUI\nlet c: C",
  ]) func `a type that another file asks about is parsed`(other: String) {
    #expect(read(Self.quiet, other)[0].contains("func f()"))
  }

  @Test(arguments: [
    "class E { }", "class F: E { }", "class E { let a = #selector(g) }", "let a = C()",
  ])
  func `a type that another file only uses is not`(other: String) {
    #expect(read(Self.quiet, other)[0] == "class C: D { }\n")
  }

  @Test func `initializers are parsed where objects are made of values`() {
    let made = "class C: D {\n  init(a: LongName) { print(a, a, a) }\n}"
    #expect(read(made, "let a = 1") == ["class C: D { }", "let a = 1"])
    #expect(read(made, "func f() { type.init() ; print(1) }")[0].contains("init(a: LongName)"))
  }
}
