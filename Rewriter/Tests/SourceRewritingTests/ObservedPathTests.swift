// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of key paths that observe properties of other objects.
struct ObservedPathTests {
  @Test(arguments: [
    ("a.observe(\\.b.c) { _, _ in }", "a.observe(\\.b.c, _through: [\\.b]) { _, _ in }"),
    (
      "observe(\\A.b?.c.d, options: [.new]) { _, _ in }",
      "observe(\\A.b?.c.d, _through: [\\A.b, \\A.b?.c], options: [.new]) { _, _ in }"
    ),
    ("a.publisher(for: \\.b.c)", "a.publisher(for: \\.b.c, _through: [\\.b])"),
    (
      "a.observe(\\.b[0]!.c, changeHandler: f)",
      "a.observe(\\.b[0]!.c, _through: [\\.b], changeHandler: f)"
    ),
    (
      "a.observe(\\Outer.Inner.b.c) { _, _ in }",
      "a.observe(\\Outer.Inner.b.c, _through: [\\Outer.Inner.b]) { _, _ in }"
    ),
  ])
  func `the way to a property is said`(text: String, rewritten: String) {
    #expect(Rewriting("func f() {\n  \(text)\n}\n").text == "func f() {\n  \(rewritten)\n}\n")
  }

  @Test(arguments: [
    "a.observe(\\.b) { _, _ in }", "a.observe(\\A.b) { _, _ in }", "a.observe(b) { _, _ in }",
    "a.publisher(for: \\.b)", "a.publisher(for: name, object: b.c)", "a.publisher(\\.b.c)",
    "a.observe(\\.b.c, in: d) { _, _ in }", "a.map(\\.b.c)",
    "#if os(Windows)\na.observe(\\.b.c) { _, _ in }\n#endif",
  ])
  func `other calls are as they were`(text: String) {
    #expect(Rewriting("func f() {\n\(text)\n}\n").module.files.isEmpty)
  }

  @Test func `what the module itself calls so is left alone`() {
    let text = "class S { func observe(_ a: Any, b: () -> Void) {} }\ns.observe(\\.b.c) {}\n"
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
