// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of names of the module `Darwin`.
struct DarwinModuleTests {
  @Test(arguments: [
    ("import Darwin\n", "import Glibc\n"),
    ("import Darwin.C.stdio // for stdout\n", "import Glibc // for stdout\n"),
    ("import func Darwin.round\n", "import func Glibc.round\n"),
    ("let a = Darwin.round(1.5)\n", "let a = Glibc.round(1.5)\n"),
    ("var info: Darwin.stat?\n", "var info: Glibc.stat?\n"),
  ])
  func `become names of the module of the C library`(text: String, rewritten: String) {
    let rewriting = Rewriting(["A.swift": text], missing: ["Darwin"])
    #expect(rewriting.text == rewritten)
    #expect(rewriting.problems.isEmpty)
  }

  @Test(arguments: [
    "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif\n",
    "let a = palette.Darwin.round\n",
    "import DarwinNotifications\n",
  ])
  func `conditions and other names do not change`(text: String) {
    #expect(Rewriting(["A.swift": text], missing: ["Darwin"]).text == text)
  }
}
