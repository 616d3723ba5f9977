// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of XCTest cases that conform to protocols of objects.
struct TestCaseObjectTests {
  private static let added = "public nonisolated func isEqual(_ object: Any?) -> Bool"

  /// Returns how many types of a rewritten source got the members.
  private func count(_ source: String) -> Int {
    Rewriting("import XCTest\n\(source)\n").text.ranges(of: Self.added).count
  }

  @Test(arguments: [
    "class T: XCTestCase, UITableViewDataSource {}",
    "class T: XCTestCase {}\nextension T: UICollectionViewDataSource, UICollectionViewDelegate {}",
    "class T: XCTestCase, URLSessionDataDelegate {}",
    "protocol P: Q {}\nprotocol Q: NSObjectProtocol {}\nclass T: XCTestCase, P {}",
    "class Base: XCTestCase, UITableViewDelegate {}\nclass T: Base, UITableViewDataSource {}",
    "class Base: XCTestCase {}\nclass T: Base, UITableViewDataSource {}",
  ])
  func `of a case that conforms to one get the members once`(source: String) {
    #expect(count(source) == 1)
  }

  @Test(arguments: [
    "class T: XCTestCase {}",
    "class T: XCTestCase, Sendable {}",
    "protocol P: AnyObject {}\nclass T: XCTestCase, P {}",
    "class T: NSObject, UITableViewDataSource {}",
    "struct Numbers {}\nclass T: XCTestCase, Numbers {}",
  ])
  func `others get none`(source: String) {
    #expect(count(source) == 0)
  }

  @Test func `a member that the case declares is not added`() {
    let text = Rewriting(
      """
      import XCTest
      class T: XCTestCase, UITableViewDataSource { var hash: Int { 1 } }
      extension T { func isProxy() -> Bool { true } }
      """
    ).text
    #expect(text.ranges(of: "var hash").count == 1)
    #expect(text.ranges(of: "func isProxy").count == 1)
    #expect(text.contains(Self.added))
  }
}
