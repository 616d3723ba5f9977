// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// The methods of XCTest's cases on the main actor.
struct TestMethodTests {
  @Test func `methods of a case on the main actor are async`() {
    let rewriting = Rewriting(
      """
      @MainActor final class T: XCTestCase {
        override func setUp() { super.setUp() }
        override func tearDownWithError() throws { try super.tearDownWithError() }
        func testA() throws {}
        func testB() async {}
        func help() {}
        override class func setUp() {}
      }
      """)
    let expected = """
      @MainActor final class T: XCTestCase {
        override func setUp() async throws { try await super.setUp() }
        override func tearDown         () async throws { try await super.tearDown() }
        func testA() async throws {}
        func testB() async {}
        func help() {}
        override class func setUp() {}
      }
      """
    #expect(rewriting.text == expected)
  }

  @Test func `a case of no actor is as it was, but for its methods that are on one`() {
    let rewriting = Rewriting(
      "class T: XCTestCase {\n  func testA() {}\n  @MainActor func testB() {}\n}\n")
    #expect(
      rewriting.text
        == "class T: XCTestCase {\n  func testA() {}\n  @MainActor func testB() async {}\n}\n")
  }
}
