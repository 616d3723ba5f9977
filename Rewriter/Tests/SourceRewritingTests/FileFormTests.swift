// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of line endings, byte order marks and encodings of files.
struct FileFormTests {
  @Test func `line breaks of Windows stay`() {
    #expect(
      Rewriting("struct A {\r\n  @objc func f() {}\r\n}\r\n").text
        == "struct A {\r\n        func f() {}\r\n}\r\n")
  }

  @Test func `a byte order mark stays`() {
    #expect(
      Rewriting("\u{FEFF}@objc class A {}\n@objc class B {}").text
        == "\u{FEFF}      class A {}\n      class B {}")
  }

  @Test func `what stands behind pictures is found, and problems count bytes`() {
    let rewriting = Rewriting(
      "class A {\n  let a = \"👩‍👩‍👧\"; @objc func f() async {}; lazy var b = #selector(f)\n}")
    #expect(rewriting.text.contains("\"👩‍👩‍👧\";       func f()"))
    let column = "  let a = \"👩‍👩‍👧\"; @objc func f() async {}; lazy var b = ".utf8.count + 1
    #expect(rewriting.problems.first?.hasPrefix("A.swift:2:\(column): ") ?? false)
  }

  @Test func `a file that is not UTF-8 says where`() {
    let bytes = Array("let a = 1\nlet b = \"".utf8) + [0xE9, 0x22, 0x0A]
    let module = ModuleRewriting(ModuleConfiguration(moduleName: "App"))
      .rewrite([SourceText(path: "/a/B.swift", bytes: bytes)])
    #expect(
      module.problems.map(\.description) == [
        "/a/B.swift:2:10: error: this file is not UTF-8 from here on; save it as UTF-8"
      ])
  }

  @Test(arguments: [
    "", "\n", "// nothing", "func a() {", "}}}", "@objc(", "#selector(", "#if os(iOS)",
  ])
  func `a file that does not parse is no reason to stop`(text: String) {
    let rewriting = Rewriting(text)
    #expect(rewriting.text.utf8.count == text.utf8.count || text == "#selector(")
  }
}
