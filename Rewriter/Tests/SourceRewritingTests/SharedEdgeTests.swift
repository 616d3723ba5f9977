// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the intersection of rectangles.
struct SharedEdgeTests {
  private static let question = "func f(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }"

  @Test(arguments: ["UIKit", "Foundation", "CoreGraphics"])
  func `a file that asks gets a method on its last line`(module: String) {
    let text = "import \(module)\n\(Self.question)\n"
    let result = Rewriting(text).text.replacing(";import class MullionViewTree.CGContext", with: "")
    #expect(result.hasPrefix("\(text)extension CGRect { fileprivate func intersects("))
  }

  @Test func `each file that asks gets one, and no other`() {
    let text = "import UIKit\n\(Self.question)\n"
    let rewriting = Rewriting(["A.swift": text, "B.swift": text, "C.swift": "import UIKit\n"])
    #expect(rewriting.module.files.map(\.path) == ["A.swift", "B.swift"])
    #expect(rewriting.module.foreignEdits.isEmpty)
  }

  @Test(arguments: [
    "import UIKit\nfunc f(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }\n",
    "struct Span { func intersects(_ other: Span) -> Bool { true } }\n\(question)\n",
    "import UIKit\n@inlinable public \(question)\n",
    "import UIKit\nextension CGRect { func intersects(_ rect: CGRect) -> Bool { true } }\n\(question)\n",
    "import Foundation\n#if os(Linux)\n#endif\n\(question)\n",
  ])
  func `others are as they were`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
