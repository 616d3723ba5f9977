// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceRewriting

/// Bodies that are not parsed because nothing stands in them that is rewritten.
struct QuietBodyTests {
  /// Each with ‹ and › around what is left out.
  @Test(arguments: [
    "func f() {‹ print(a) ; print(b) ›}", "init(a: () -> Int = { 1 }) {‹ self.a = a(); print(a) ›}",
    "deinit {‹ print(\"deinit }\", 1) ›}", "var a: Int {‹ return b + c + d ›}",
    "let a: A = {‹ let a = A(); return a ›}()",
    "lazy var a: A = {‹ A(b: B.self, c: .d) ›}()", "let a = [‹A(b: B.self), A(b: C.self)›]",
    "func f() { a.b(#selector(c)); if d {‹ print(e, f, g, h) ›} }",
    "func f() {‹ let a = b / c; print(a) ›}", "func f() {‹ let a = width/2; print(a) ›}",
    "func f() {‹ /* { /* { */ */ print(a) // { \n ›}",
    "func f() {‹ print(\"\"\"\n  { \"\\(a[\"}\"])\"\n  \"\"\") ›}",
    "override init(a: Int) {‹ super.init(a: a); self.init() ›}",
    "func f() {‹ if #available(iOS 14, *) { print(a) } ›}",
    "func f() {‹ switch a { @unknown default: print(a) } ›}",
    "var a: Int {‹ switch self { case .b: 1 } ›}",
    "func f() {‹ let size = NSSize.init(width: 1) ›}",
    "static let a = [‹ A(b: 1), A(b: 2), A(c: \"]\") ›]",
    "let a: B = .c(‹d: [1, 2, 3], e: (4, 5)›)[0]",
    "func f() {\n  ‹super.f()›\n  g?(1)\n}", "func f() {\n  g?(1)\n  ‹a.b(c, { d in e })›\n}",
    "func f() {\n  if a {\n    g?(1)\n    ‹self.b.c(\n d: \"\\(e)\",\n f: [1]\n)›\n  }\n}",
    "func f() {\n  g?(1) // ;\n  ‹h()› \t\n\n  let a = 1\n}",
    "let a = 1, b = C(‹d: \"\\(e(f)) and more\"›)", "var a = b == c ? D(‹one: 1, two: 2, 3›) : nil",
    "func f(a: String = \"\\(b { c })\") -> () -> Int {‹ print(\"é\"); return { 1 } ›}",
  ])
  func `a body that says nothing is left out of what is parsed`(marked: String) throws {
    let start = try #require(marked.firstIndex(of: "‹"))
    let end = try #require(marked.firstIndex(of: "›"))
    let body = marked[marked.index(after: start)..<end]
    let spaces = String(repeating: " ", count: body.utf8.count)
    let (before, after) = (marked[..<start], marked[marked.index(after: end)...])
    for around in [("", ""), ("class C: D {\n  ", "\n}"), ("extension E where F == G { ", " }")] {
      let text = SourceText(path: "A.swift", around.0 + before + body + after + around.1)
      var read = text.bytes
      for range in QuietBodies.found(in: text) {
        for offset in range { read[offset] = .space }
      }
      #expect(
        String(decoding: read, as: UTF8.self) == around.0 + before + spaces + after + around.1)
    }
  }

  @Test(arguments: [
    "func f() { a.b(#selector(c), for: d) }", "func f() { if #availability(iOS 14, *) { } }",
    "func f() { type.init() ; print(type) }", "func f() { class A { var a = 1, b = 2, c = 3 } }",
    "func f() { actor A { var a = 1, b = 2, c = 3 } }",
    "func f() { @objc func g() {}; print() }", "func f() { delegate?.g?(a, b, c, d) }",
    "func f() { delegate?.g? { print(a) } }", "func setUp() { super.setUp(); print(a) }",
    "func f() { var a: Set<AnyCancellable> }", "func f() { method_exchangeImplementations(a, b) }",
    "let a: A = { A(target: self, b: c) }()", "var a: Int = 1 { didSet { print(1, 2, 3) } }",
    "var a: Int { get { 1 } set { print(1) } }", "func f() { let a = /[{]/ ; print(a, b) }",
    "func f() { return/a{}b/ ; print(a) }", "func f() { let a = #\"{\"#; print(a, b) }",
    "let a = B(target: self, action: c)", "let a = [B(c: #selector(d)), B(c: e)]",
    "let a = [type.init(), type.init()]", "let a = type(of: somethingElse).description()",
    "func f() { let a = b.init( ); print(a) }", "let a: () -> Int = { print(self); return 1 }",
    "let a = b.observe(\\.c.d, options: .new)", "let a = b(c: { func f() { 1 } }, d: 2, e: 3)",
    "func f() {\n  g?(1)\n  h(1) { a }\n}", "func f() {\n  g?(1)\n  h(1)\n    .i(2)\n}",
    "func f() {\n  g?(1)\n  h(1).i\n}", "func f() {\n  g?(1)\n  h(1) // i\n}",
    "func f() {\n  let a = // g()\n  h(1)\n  g?(1)\n}", "func f() {\n  g?(1)\n  return\n  h(1)\n}",
    "func f() {\n  g?(1)\n  h(1)\n  as? A\n}",
    "func f() {\n  g?(1)\n  h(1)\n  #if A\n  .b()\n  #endif\n}",
    "func f() {\n  g?(1)\n  h(1)\n  {\n }\n}", "func f() {\n  g?(1)\n  h(1)\n  ?? 1\n}",
    "func f() {\n  g?(1)\n  h(i?(1))\n}", "func f() {\n  g?(1)\n  h({ i?(1) })\n}",
    "func f() {\n  g?(1)\n  if(a)\n  b?(1)\n}", "func f() {\n  g?(1)\n  h(1) + 1\n}",
    "func f() {\n  g?(1)\n  h(1); i(1)\n}", "func f() {\n  g?(1)\n  /* a */ h(1)\n}",
    "func f() {\n  g?(1)\n  a = h(1)\n}", "func f() {\n  g?(1)\n  h[1](1)\n}",
    "func f() {\n  g { a in\n  h(1)\n  b?(1) }\n}",
    "func f() {\n  switch a { case 1:\n  h(1)\n  b?(1)\n }\n}",
    "let a: A = {\n  g?(1)\n  h(self)\n}()", "func f() {\n  g?(1)\n  h(1)\n  // a\n  .b()\n}",
    "let a = 1\nvar b: (LongName, OtherName) -> Int",
    "let a = 1\n@A(b: \"a long word\") var c: Int",
    "let a = 1\n#if canImport(SomeLongModule)\n#endif", "enum E { case a(LongName, OtherName) }",
    "let a = 1\ninit(a: LongName, b: OtherName)",
    "let a = \"\\(call(with: arguments, and: more))\"",
    "let a = b(c?.d?(e, f, g, h, i, j))", "protocol P { var a: (LongName, OtherName) { get } }",
    "import SwiftUI\nfunc f() { print(a, b, c, d) }", "func f() { print(a, b, c, d, e) ",
    "func f() { print(a, b, c, d) } }", "let a = b { func f() { print(self, b, c) } }",
  ])
  func `a body that may say something is parsed`(text: String) {
    #expect(QuietBodies.found(in: SourceText(path: "A.swift", text)).isEmpty)
  }

  @Test func `a requirement without a body leaves the next block alone`() {
    let text = "protocol P {\n  func f() -> Int\n  var a: Int { get /* nothing else */ }\n}"
    #expect(QuietBodies.found(in: SourceText(path: "A.swift", text)).isEmpty)
  }
}
