// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of platform conditions and imports.
struct ConditionTests {
  @Test func `iOS and its simulator are here`() {
    let rewriting = Rewriting(
      "#if os(iOS) && !targetEnvironment(simulator)\nlet a = 1\n#elseif os( iOS )\n#endif\n")
    #expect(
      rewriting.text
        == "#if true    && !true                        \nlet a = 1\n#elseif true     \n#endif\n")
  }

  @Test(arguments: ["os(Linux)", "!os(Windows)", "os(Android)", "canImport(Glibc)"])
  func `a module that has thought of Linux keeps its answers`(condition: String) {
    let rewriting = Rewriting([
      "A.swift": "#if \(condition)\nlet a = 1\n#endif\n",
      "B.swift": "#if os(iOS)\nlet b = 1\n#endif\n",
    ])
    #expect(rewriting.module.files.isEmpty)
  }

  @Test func `a module that has thought of the want of Objective-C is told that it is not there`() {
    let rewriting = Rewriting([
      "A.swift": "#if !canImport(ObjectiveC)\nlet a = 1\n#endif\n",
      "B.swift": "#if os(iOS)\nlet b = 1\n#endif\n",
    ])
    #expect(rewriting["A.swift"] == "#if !false                \nlet a = 1\n#endif\n")
    #expect(rewriting.module.files.count == 1)
  }

  @Test(arguments: ["#if os(iOS) || os(tvOS)\nimport UIKit\n#endif\n", "import UIKit\n"])
  func `a module that has UIKit on iOS alone is one of iOS, whatever it asks about Linux`(
    text: String
  ) {
    let rewriting = Rewriting([
      "A.swift": "#if !os(Linux)\nlet a = 1\n#endif\n",
      "B.swift": text + "#if os(iOS)\nlet b = 1\n#endif\n",
    ])
    #expect(rewriting["B.swift"].hasSuffix("#if true   \nlet b = 1\n#endif\n"))
    #expect(rewriting["A.swift"] == "#if !os(Linux)\nlet a = 1\n#endif\n")
  }

  @Test func `the want of Objective-C is told to a module that has UIKit on iOS alone`() {
    let text = "#if os(iOS)\nimport UIKit\n#endif\n#if canImport(ObjectiveC)\nlet a = 1\n#endif\n"
    #expect(
      Rewriting(text).text
        == text.replacing("os(iOS)", with: "true   ")
        .replacing("canImport(ObjectiveC)", with: "false                "))
  }

  @Test(arguments: ["canImport(UIKit)", "os(iOS) && !os(Linux)", "!os(Linux)"])
  func `a module that would have UIKit on Linux, or says that it has not, keeps its answers`(
    condition: String
  ) {
    let rewriting = Rewriting([
      "A.swift": "#if os(Linux)\nlet a = 1\n#endif\n",
      "B.swift": "#if \(condition)\nimport UIKit\n#endif\n#if os(iOS)\nlet b = 1\n#endif\n",
    ])
    #expect(rewriting.module.files.isEmpty)
  }

  @Test func `Linux in a comment changes nothing`() {
    #expect(!Rewriting("// os(Linux)\n#if os(iOS)\n#endif\n").module.files.isEmpty)
  }

  @Test func `the import of one declaration is that of its module`() {
    #expect(Rewriting("import class UIKit.UIView\n").text == "import UIKit             \n")
    #expect(Rewriting("@testable import os.log // a\n").text == "@testable import os     // a\n")
    #expect(Rewriting("import struct Foundation.Date\n").module.files.isEmpty)
    #expect(Rewriting("import Foundation\n").module.files.isEmpty)
  }
}
