// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of waiting for expectations without a timeout.
struct EndlessWaitTests {
  @Test(arguments: ["wait(for: [a])", "await fulfillment(of: [a], enforceOrder: true)"])
  func `a file that waits without a time gets methods on its last line`(call: String) {
    let text = "import XCTest\nfinal class T: XCTestCase { func testF() async { \(call) } }\n"
    let rewriting = Rewriting(text)
    #expect(rewriting.text.hasPrefix("\(text)extension XCTestCase { fileprivate func wait(for exp"))
    #expect(rewriting.module.foreignEdits.isEmpty)
  }

  @Test(arguments: [
    "import XCTest\nfunc f() { wait(for: [a], timeout: 1) }\n",
    "import Testing\nfunc f() { wait(for: [a]) }\n",
    "import XCTest\nfunc f() { wait(for: [a]) }\nextension T { func wait(for a: [A]) {} }\n",
  ])
  func `others are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
