// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of `some P` for Objective-C protocols, whose values conform to them with its runtime.
struct OpaqueTypeTests {
  private static let input = "@objc public protocol Input { var text: String { get } }\n"

  @Test(arguments: [
    "func f() -> some Input { a }", "func f() -> (some Input)? { nil }",
    "var b: (some Input)? { nil }", "func g(b: (some Input)?) {}",
    "extension X {\n  func h(_ a: Int) -> some Input {\n    print(a)\n  }\n}",
  ])
  func `say any`(text: String) {
    let rewriting = Rewriting(["A.swift": Self.input, "B.swift": "import UIKit\n\(text)\n"])
    #expect(rewriting["B.swift"] == "import UIKit\n\(text)\n".replacing("some", with: "any "))
    #expect(rewriting.module.note.text == "imports UIKit\nprotocols Input\n")
  }

  @Test func `say any of those of other modules that are seen`() {
    let text = "import Inputs\nvar b: (some Input)? { nil }\n"
    let note = ModuleNote(name: "Inputs", text: "protocols Input\n")
    #expect(
      Rewriting(["A.swift": text], notes: [note]).text
        == text.replacing("some", with: "any "))
    #expect(Rewriting(["A.swift": text]).module.files.isEmpty)
  }

  @Test(arguments: [
    "public protocol Input {}\nfunc f(_ a: some Input) {}\n",
    "@objc public protocol Input {}\nfunc f(_ a: [some Input], b: some Equatable) {}\n",
    "@objc public protocol Input {}\nfunc f(_ a: some Input) { print(a.own) }\n",
    "@objc public protocol Input {}\nlet a = Optional.some(Input.self)\n",
  ])
  func `stay where there is another meaning`(text: String) {
    let rewriting = Rewriting(text)
    #expect(!rewriting.text.contains("any "))
  }
}
