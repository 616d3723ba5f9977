// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of the check that a file is changed only where constructs occur.
struct RewritingCheckTests {
  private func findings(_ old: String, _ new: String) -> [String] {
    RewritingCheck(of: SourceText(path: "A.swift", old))
      .findings(in: SourceText(path: "A.swift", new))
  }

  @Test(arguments: [
    ("class A {\n  @objc func f() {}\n}\n", "class A {\n        func f() {}\n var b = 1;}\n"),
    ("let a = #selector(A.f)\n", "let a = Selector(\"f\", A.f)\n"),
    ("#if os(iOS)\nlet a = 1\n#endif\n", "#if true\nlet a = 1\n#endif\n"),
    ("let a = 1\n", "let a = 1\nextension B {}"),
  ])
  func `what stands in the place of a construct may be anything`(old: String, new: String) {
    #expect(findings(old, new).isEmpty)
  }

  @Test(arguments: [
    ("let a = 1\n", "let a = 2\n", "A.swift:1: changed where there is no construct: let a = 2"),
    (
      "@objc class A { let b = 1 }\n", "      class A { let b = 2 }\n",
      "A.swift:1: changed where there is no construct:       class A { let b = 2 }"
    ),
    ("let a = 1\n", "let a = 1\n\n", "A.swift: has 3 lines; expected 2"),
    ("@objc class A {}\n", "      class A {};}\n", "A.swift: no longer parses"),
    (
      "@objc func f() { g() }\n", "      func f() { g(); h() }\n",
      "A.swift:1: changed where there is no construct:       func f() { g(); h() }"
    ),
    (
      "class A { @objc func f() {} }\nlet b = 1\n", "class A {  func f() {} }\nlet c = 1\n",
      "A.swift:2: changed where there is no construct: let c = 1"
    ),
  ])
  func `what changed elsewhere is found`(old: String, new: String, finding: String) {
    #expect(findings(old, new).contains(finding))
  }

  @Test func `a file with no word of the table is known`() {
    #expect(RewritingCheck(of: SourceText(path: "A.swift", "class A { func f() {} }")).saysNothing)
    #expect(!RewritingCheck(of: SourceText(path: "A.swift", "@objc class A {}")).saysNothing)
  }
}
