// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the method `fulfill` of an expectation as a value.
struct FulfilledExpectationTests {
  @Test(arguments: [
    (
      "final class T { func test() { view.load(completion: loaded.fulfill) } }",
      "final class T { func test() { view.load(completion: { loaded.fulfill() }) } }"
    ),
    (
      "final class T { func test() { view.done = self.loaded.fulfill\n } }",
      "final class T { func test() { view.done = { self.loaded.fulfill() }\n } }"
    ),
    (
      "final class T { let loaded = e\n lazy var done: () -> Void = loaded.fulfill }",
      "final class T { let loaded = e\n lazy var done: () -> Void = { loaded.fulfill() } }"
    ),
    (
      "let done: [() -> Void] = [a.fulfill, b.fulfill]",
      "let done: [() -> Void] = [{ a.fulfill() }, { b.fulfill() }]"
    ),
  ])
  func `it becomes a function without parameters`(text: String, expected: String) {
    #expect(Rewriting("import XCTest\n\(text)\n").text == "import XCTest\n\(expected)\n")
  }

  @Test(arguments: [
    "import XCTest\nfunc f() { loaded.fulfill() }",
    "import XCTest\nfunc f() { loaded.fulfill(file: #file) }",
    "import XCTest\nfunc f() { view.load(completion: expectation(description: \"a\").fulfill) }",
    "import XCTest\nfunc f() { order.fulfill.now() }",
    "import XCTest\nfunc f() { view.load(completion: fulfill) }",
    "func f() { order.show(completion: order.fulfill) }",
  ])
  func `others are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
