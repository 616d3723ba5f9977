// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of properties of objects whose class is unknown.
struct AnyObjectPropertyTests {
  private static let list = "extension UIView { var all: [AnyObject] { constraints } }\n"

  @Test(arguments: [
    ("v.all.first?.priority", "__object(v.all.first)?.priority"),
    ("v.all.last!.priority", "__object(v.all.last)!.priority"),
    ("self.v.all[0].priority", "__object(self.v.all[0]).priority"),
    (
      "unsafeBitCast(p, to:AnyObject.self).floatValue",
      "__object(unsafeBitCast(p, to:AnyObject.self)).floatValue"
    ),
    ("(p as AnyObject).floatValue + 1", "__object((p as AnyObject)).floatValue + 1"),
    ("(p as? AnyObject)?.boolValue", "__object((p as? AnyObject))?.boolValue"),
  ])
  func `an object of no known class is asked by name`(asked: String, expected: String) {
    let rewriting = Rewriting(Self.list + "func f() { g(\(asked)) }\n")
    #expect(rewriting.text.contains("func f() { g(\(expected)) }\n"))
    #expect(rewriting.text.hasSuffix("{ object.map { __Object(object: $0) } }"))
  }

  @Test(arguments: [
    "v.all.first?.constant", "v.constraints.first?.priority", "v.all.priority",
    "(p as A).floatValue",
    "v.all.first?.priority(1)",
  ])
  func `what has a class, or another name, is as it was`(asked: String) {
    let text = Self.list + "func f() { g(\(asked)) }\n"
    #expect(Rewriting(text).text == text)
  }

  @Test func `a list that is of something else somewhere is none`() {
    let text = Self.list + "class A { var all: [B] = []; func f() { g(all.first?.priority) } }\n"
    #expect(Rewriting(text).text == text)
  }

  @Test func `another file's list is known`() {
    let rewriting = Rewriting([
      "A.swift": Self.list, "B.swift": "func f() {\n  g(v.all.first?.priority)\n}\n",
    ])
    #expect(rewriting["A.swift"] == Self.list)
    #expect(
      rewriting["B.swift"].hasPrefix(
        "func f() {\n  g(__object(v.all.first)?.priority)\n}\n"
          + "private struct __Object { let object: AnyObject; var priority: Float! { "))
  }
}
