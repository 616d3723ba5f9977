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

  @Test(arguments: [
    "class A {}", "typealias A = Int", "extension Int {}",
    "#if canImport(UIKit)\nenum A {}\n#endif",
  ])
  func `types that a module of iOS removes on Linux are compiled`(type: String) {
    let text = "import UIKit\n#if !os(Linux) && !os(Android)\n\(type)\n#endif\n"
    #expect(Rewriting(text).text == text.replacing("os(Linux)", with: "false    "))
    let runtime = "import UIKit\n#if canImport(ObjectiveC)\n\(type)\n#endif\n"
    #expect(
      Rewriting(runtime).text
        == runtime.replacing("canImport(ObjectiveC)", with: "true                 "))
  }

  @Test func `a module with UIKit among types that it removes on Linux is compiled for iOS`() {
    let text = "#if !os(Linux)\nimport UIKit\ntypealias Color = UIColor\n#endif\n"
    #expect(Rewriting(text).text == text.replacing("os(Linux)", with: "false    "))
  }

  @Test(arguments: [
    "#if !os(Linux)\nclass A {}\n#else\nclass A { }\n#endif\n",
    "#if !os(Linux)\nlet a = 1\n#endif\n",
    "class A {\n#if !os(Linux)\nclass B {}\n#endif\n}\n",
    "func a() {\n#if !os(Linux)\nclass B {}\n#endif\n}\n",
  ])
  func `statements, members, declarations with another version stay those of Linux`(text: String) {
    #expect(Rewriting("import UIKit\n" + text).module.files.isEmpty)
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
