// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of measured blocks.
struct MeasuredBlockTests {
  private static let test = "final class T: XCTestCase { func testF() { measure { f() } } }"

  @Test(arguments: [test, "extension T { func testG() { self.measure(f) } }"])
  func `a file that measures gets a method on its last line`(test: String) {
    let text = "import XCTest\n\(test)\n"
    #expect(
      Rewriting(text).text.hasPrefix(
        "\(text)extension XCTestCase { fileprivate func measure("))
  }

  @Test func `of a module that knows Linux as well`() {
    let text = "import XCTest\n#if os(Linux)\n#endif\n\(Self.test)\n"
    #expect(Rewriting(text).text.contains("fileprivate func measure("))
  }

  @Test func `each file that measures gets one, and no other`() {
    let text = "import XCTest\n\(Self.test)\n"
    let rewriting = Rewriting(["A.swift": text, "B.swift": text, "C.swift": "import XCTest\n"])
    #expect(rewriting.module.files.map(\.path) == ["A.swift", "B.swift"])
    #expect(rewriting.module.foreignEdits.isEmpty)
  }

  @Test(arguments: [
    "import Testing\nfunc f() { measure { } }\n",
    "import XCTest\nextension XCTestCase { func measure(_ block: () -> Void) { block() } }\n\(test)\n",
    "import XCTest\nfinal class T: XCTestCase { func testF() { measured(1) } }\n",
  ])
  func `others are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
