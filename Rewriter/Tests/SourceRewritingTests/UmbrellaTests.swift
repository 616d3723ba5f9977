// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of modules that are visible without an import, because others re-export them.
struct UmbrellaTests {
  @Test(arguments: [
    ("import Foundation\nclass A: ObservableObject {}\n", true),
    ("import UIKit\nclass A { @Published var a = 1 }\n", true),
    ("import UIKit\nvar all: Set<AnyCancellable> = []\n", true),
    ("import UIKit\nstruct Published {}\nlet a: Published\n", false),
    ("import OpenCombine\nclass A: ObservableObject {}\n", false),
    ("import UIKit\nlet published = 1\n", false),
    ("import UIKit\n#if os(Windows)\nlet a: AnyCancellable\n#endif\n", false),
  ])
  func `names of Combine are those of Combine`(text: String, isMeant: Bool) {
    #expect(Rewriting(text).module.usesCombine == isMeant)
  }

  @Test(arguments: [
    ("import XCTest\nclass T: XCTestCase {}\n", true),
    ("import Foundation\n", false),
    ("import XCTest\n#if os(Linux)\nlet a = 1\n#endif\n", false),
  ])
  func `tests see UIKit through XCTest, unless they know Linux`(text: String, isSeen: Bool) {
    #expect(Rewriting(text).module.usesLibrary == isSeen)
  }

  @Test func `contexts come with CoreGraphics`() {
    let rewritten = "import CoreGraphics;import class MullionViewTree.CGContext"
    #expect(Rewriting("import CoreGraphics // c\n").text == "\(rewritten) // c\n")
    #expect(
      Rewriting("@preconcurrency import CoreGraphics\n").text == "@preconcurrency \(rewritten)\n")
    let alone = Rewriting(["A.swift": "import CoreGraphics\n"], missing: ["MullionViewTree"])
    #expect(alone.text == "import CoreGraphics\n")
    let other = "#if os(Windows)\nimport CoreGraphics\n#endif\n"
    #expect(Rewriting(other).text == other)
  }
}
