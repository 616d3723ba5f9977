// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of classes of specifications.
struct SpecExamplesTests {
  @Test(arguments: ["class", "final class", "public class"])
  func `a class of specifications gets a test method`(words: String) {
    let text = """
      import Quick
      \(words) PriceSpec: QuickSpec {
        override func spec() { it("is a number") {} }
      """
    let result = Rewriting("\(text)\n}\n").text
    let method = "func testExamples() throws { for (name, example) in Self.allTests"
    #expect(result.hasPrefix("\(text)\n \(method)"))
    #expect(result.hasSuffix(" } };}\n"))
  }

  @Test func `a class that inherits from one has its method`() {
    let rewriting = Rewriting([
      "A.swift": "import Quick\nclass BaseSpec: QuickSpec {\n}\n",
      "B.swift": "import Quick\nclass PriceSpec: BaseSpec {\n}\n",
    ])
    #expect(rewriting.module.files.map(\.path) == ["A.swift"])
  }

  @Test(arguments: [
    "import Quick\nprivate class PriceSpec: QuickSpec {\n}\n",
    "import Quick\nextension QuickSpec {\n}\n",
    "import Mine\nclass PriceSpec: QuickSpec {\n}\n",
  ])
  func `others are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
