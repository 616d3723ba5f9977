// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceRewriting

/// Types that are not parsed because nothing in them is rewritten, and nobody asks about them.
struct ReadPartTests {
  /// What is parsed of `files`, with one space for several.
  private func read(_ files: String...) -> [String] {
    let texts = files.enumerated().map { SourceText(path: "\($0).swift", $1) }
    let parts = ReadParts(
      of: texts.map { QuietBodies.outline(of: $0) },
      answersOthers: texts.contains { AnsweredMethods.mayAnswerOthers(in: $0) })
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
      "class C {\n class I: J { }\n \n}"
    ),
    ("let a = C()\nclass C { func f(a: LongName) }", "let a = C()\nclass C { }"),
  ]) func `of a type that says nothing the head is parsed`(text: String, parsed: String) {
    #expect(read(text) == [parsed])
  }

  @Test(arguments: [
    "class C: D {\n @objc func f() { }\n}", "class C: D {\n let a = b.init()\n}",
    "class C: D {\n let a = B(c: self)\n}",
    "class C: D {\n lazy var a = self.b + self.c\n}", "extension C {\n override func f() { }\n}",
    "open class C: D {\n open func f() { }\n}", "class C: D {\n var a: AnyCancellable?\n}",
    "class C: D {\n #if os(iOS)\n let a = 1\n #endif\n}",
    "class C: D {\n var `default` = 1, a = 2\n}",
    "class C: D {\n actor A { }\n}", "class C: D {\n let a = b?(1, 2, 3, 4)\n}",
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
    "class E { let a = #selector(f) }",
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

  @Test(arguments: ["public struct S {}", "open class E {}"])
  func `of what other modules may ask for optional methods each member is parsed`(other: String) {
    let text = "class C: UIScrollViewDelegate {\n  func f() { print(1) }\n}\n"
    #expect(read(text) == ["class C: UIScrollViewDelegate { }\n"])
    #expect(read(text, other)[0].contains("func f()"))
    #expect(read(Self.quiet, other)[0] == "class C: D { }\n")
  }

  @Test func `initializers are parsed where objects are made of values`() {
    let made = "class C: D {\n  init(a: LongName) { print(a, a, a) }\n}"
    #expect(read(made, "let a = 1") == ["class C: D { }", "let a = 1"])
    #expect(read(made, "func f() { type.init() ; print(1) }")[0].contains("init(a: LongName)"))
  }

  @Test(arguments: [
    "  func f() { print(1) }", "  private lazy var a = B(c: 1)\n    .d { 2 }",
    "  weak var a: B?", "  private(set) var a: [Int] = [\n    1, 2,\n  ]",
    "\n  static func f(a: Int) -> Int {\n    a\n  }\n",
    "  var a = b\n    ? c\n    : d", "  let a = if b { 1 } else { 2 }",
    "  func f<T>(_ a: T) where T: E {}", "\tvar a: Int {\r\n\t\t1 + 2 + 3\r\n\t}\r",
  ])
  func `a member that says nothing is left out of a type that says something`(member: String) {
    for (before, after) in [
      ("", "@objc func g() {}"), ("@objc func g() {}", ""), ("@objc var b = 1", "init() {}"),
      ("#if A\n  let z = z?(1)", "#endif"), ("enum E {}", "@IBOutlet var b: Int!"),
    ] {
      for type in ["class C: D", "extension C", "struct C", "@MainActor final class C"] {
        let noise = "\n  func n() { n?(1) }\n"
        let text = "\(type) {\n  \(before)\n\(member)\n  \(after)\(noise)}\n"
        let rest = "\(type) {\n  \(before)\n\n  \(after)\(noise)}\n"
        func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
        #expect(words(read(text)[0]) == words(rest), "\(text)")
      }
    }
  }

  @Test(arguments: [
    "@objc func f() {}", "@objc\n  func f() {}", "override func f() {}", "init(a: Int) {}",
    "var a = B(c: self)", "let a = 1, b = 2", "let (a, b) = c", "var a = 1; var b = 2",
    "open\n  func f() {}", "static func == (a: C, b: C) -> Bool { true }",
    "subscript(a: Int) -> Int { 1 }", "typealias A = B", "class func f() {}", "case a, b",
    "func `default`() {}", "/* */ func f() {}", "let a: Set<AnyCancellable>", "deinit { f() }",
    "#if A\n  func f() {}\n  #endif", "class I {\n  @objc func i() {}\n  }",
  ])
  func `a member that may say something is parsed`(member: String) {
    let text = "class C: D {\n  @objc func g() {}\n  \(member)\n  func h() { h?(1) }\n}\n"
    #expect(read(text) == [text.replacing(#/ +/#, with: " ")])
  }

  @Test(arguments: [
    "class E: C {}", "class F { func f() {} ; @objc func g() {} }", "let a = #selector(f)",
    "class F: G { override func f() {} }", "@objcMembers class C {}", "let r = /C/",
    "@objc extension C { func z() {} }", "func x() { class E: C {} }",
    "extension C { override func f() {} }", "let a = #selector(getter: F.f)",
    "import SwiftUI\nlet c: C",
  ])
  func `a member that another file asks about is parsed`(other: String) {
    let text = "class C: D {\n  func f() {}\n  func g() { n?(1) }\n}\n"
    #expect(read(text, other)[0].contains("func f()"))
    #expect(!read(text, "class E { func e() {} }")[0].contains("func f()"))
  }

  @Test func `what a line holds besides a member is parsed with it`() {
    for text in [
      "class C { func f() {} \n @objc func g() {}\n}",
      "class C {\n @objc func g() {} ; func f() {}\n}",
      "class C {\n @objc func g() {}\n func f() {} }",
      "class C {\n @objc\n public\n func f() {}\n}",
    ] {
      #expect(read(text)[0].contains("func f()"), "\(text)")
    }
  }

  @Test func `a member is parsed before a property that may become lazy alone`() {
    func text(_ behind: String) -> String {
      "class C: D {\n  func f() {}\n  \(behind)\n  @objc func g() {}\n}\n"
    }
    #expect(read(text("let a = B(c: self)"))[0].contains("func f()"))
    for other in [
      "func h() { a(#selector(f2), self) }", "@objc var a = 1", "var a: Int { self.b }",
    ] {
      #expect(!read(text(other))[0].contains("func f()"), "\(other)")
    }
  }
}
