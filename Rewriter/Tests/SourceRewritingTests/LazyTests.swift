// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of stored properties whose initial values use `self`.
struct LazyTests {
  @Test func `a property whose value says self is made at first use, in its columns`() {
    let rewriting = Rewriting(
      """
      class C: UIViewController {
        private let a: UIButton = {
          f(self)
        }()
        // A comment.
        let b = UITapGestureRecognizer(target: self, action: nil)
      }
      """)
    let expected = """
      class C: UIViewController { lazy
        private var a: UIButton = {
          f(self)
        }(); lazy
        // A comment.
        var b = UITapGestureRecognizer(target: self, action: nil)
      }
      """
    #expect(rewriting.text == expected)
  }

  @Test func `where nothing may stand before it the word stands before the declaration`() {
    let rewriting = Rewriting(
      "class C {\n#if true\n  let a = f(self)\n#endif\n  @A let b = f(self)\n}")
    #expect(
      rewriting.text
        == "class C {\n#if true\n  lazy var a = f(self)\n#endif\n  @A lazy var b = f(self)\n}")
  }

  @Test(arguments: [
    "class C { let a = C.self }", "class C { lazy var a = f(self) }",
    "struct C { let a = f(self) }",
    "class C { static let a = f(self) }", "class C { var a: Int { f(self) } }",
    "class C { func a() { let b = f(self) } }",
  ])
  func `other properties are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
