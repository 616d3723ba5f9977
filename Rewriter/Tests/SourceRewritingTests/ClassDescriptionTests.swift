// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of `type(of: object).description()`.
struct ClassDescriptionTests {
  @Test func `the class of an object that can be any is described`() {
    let rewriting = Rewriting(
      """
      func f(object: AnyObject) {
        let name = type(of: object).description() + "!"
        print(type(of: object)
          .description())
      }

      """)
    let lines = rewriting.text.split(separator: "\n")
    #expect(lines[1] == "  let name = _className(type(of: object))   + \"!\"")
    #expect(lines[2] == "  print(_className(type(of: object)")
    #expect(lines[3] == "    )  )")
  }

  @Test(arguments: [
    "let a = type(of: b).description(of: c)", "let a = type(of: b).description",
    "let a = b.description()", "let a = type(b).description()",
    "struct S { static func description() -> String { \"\" } }\nlet a = type(of: s).description()",
  ])
  func `other descriptions are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
