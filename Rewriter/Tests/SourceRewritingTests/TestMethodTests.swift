// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of test cases that are isolated to the main actor.
struct TestMethodTests {
  private static let end = "private struct __Test<Value>: @unchecked Sendable { let value: Value }"

  private static func caller(_ name: String, throwing: Bool = false) -> String {
    let word = throwing ? "try " : ""
    return " nonisolated func test\(name)()\(throwing ? " throws" : "") {"
      + " let test = __Test(value: self);"
      + " \(word)MainActor.assumeIsolated { \(word)test.value._est\(name)() } };"
  }

  @Test func `tests of a case on the main actor are called as it does`() {
    let rewriting = Rewriting(
      """
      @MainActor final class T: XCTestCase {
        func testA() throws {}
        func testB() async {}
        func testC() { testB() }
        func testD(_ number: Int) {}
        func help() {}
      }
      extension T { func testE() {} }
      """)
    let expected = """
      @MainActor final class T: XCTestCase {
        func _estA() throws {}
        func testB() async {}
        func _estC() { testB() }
        func testD(_ number: Int) {}
        func help() {}
      \(Self.caller("A", throwing: true))\(Self.caller("C"))}
      extension T { func _estE() {} ;\(Self.caller("E"))}; \(Self.end)
      """
    #expect(rewriting.text == expected)
  }

  @Test func `methods before and after tests are async`() {
    let rewriting = Rewriting(
      """
      @MainActor class T: XCTestCase {
        override func setUp() { super.setUp() }
        override func tearDownWithError() throws { try super.tearDownWithError() }
        override class func setUp() {}
      }
      @MainActor final class U: T {
        override func setUp() { super.setUp() }
        override func tearDown() async throws { try await super.tearDown() }
      }
      @MainActor final class V: XCTestCase {
        override func setUp() async throws { try await super.setUp() }
      }
      """)
    let expected = """
      @MainActor class T: XCTestCase {
        override func setUp() async throws { try await { () async throws in }() }
        override func tearDown         () async throws { try await { () async throws in }() }
        override class func setUp() {}
      }
      @MainActor final class U: T {
        override func setUp() async throws { try await super.setUp() }
        override func tearDown() async throws { try await super.tearDown() }
      }
      @MainActor final class V: XCTestCase {
        override func setUp() async throws { try await { () async throws in }() }
      }
      """
    #expect(rewriting.text == expected)
  }

  @Test func `a test that another overrides is async`() {
    let rewriting = Rewriting(
      """
      @MainActor class T: XCTestCase { func testA() {} }
      @MainActor final class U: T { override func testA() {} }
      """)
    let expected = """
      @MainActor class T: XCTestCase { func testA() async {} }
      @MainActor final class U: T { override func testA() async {} }
      """
    #expect(rewriting.text == expected)
  }

  @Test func `a case of no actor is as it was, but for its methods that are on one`() {
    let rewriting = Rewriting(
      "class T: XCTestCase {\n  func testA() {}\n  @MainActor func testB() {}\n}\n")
    #expect(
      rewriting.text
        == "class T: XCTestCase {\n  func testA() {}\n  @MainActor func _estB() {}\n"
        + "\(Self.caller("B"))}\n\(Self.end)")
  }

  @Test(arguments: ["", "@MainActor "])
  func `a synchronous call of the superclass in an async method does nothing`(attribute: String) {
    let rewriting = Rewriting(
      """
      \(attribute)final class T: XCTestCase {
        override func setUp() async throws {
          await Task { @MainActor in super.setUp(); load() }.value
        }
        override func tearDown() async throws { try await super.tearDown() }
      }
      """)
    #expect(rewriting.text.contains("{ @MainActor in (); load() }"))
    #expect(rewriting.text.contains("try await super.tearDown()") == attribute.isEmpty)
  }

  @Test func `a call of another class's set-up stays`() {
    let rewriting = Rewriting(
      """
      class Base: XCTestCase { override func setUp() async throws {} }
      final class T: Base { override func setUp() async throws { f { super.setUp() } } }
      """)
    #expect(rewriting.module.files.isEmpty)
  }
}
