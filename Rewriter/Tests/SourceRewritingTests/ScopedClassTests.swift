// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of classes of Foundation that another module implements completely.
struct ScopedClassTests {
  @Test func `a file that names one imports it by name on its last line`() {
    let text = "import Foundation\nlet f = PersonNameComponentsFormatter()\n"
    let rewriting = Rewriting(text)
    #expect(
      rewriting.text == text
        + "import class FoundationAdditions.PersonNameComponentsFormatter")
    #expect(rewriting.module.foreignEdits.isEmpty)
  }

  @Test func `a module's own class is meant where there is one`() {
    let text = "final class PersonNameComponentsFormatter {}\n"
    #expect(Rewriting(text).module.files.isEmpty)
  }

  @Test func `what is not there is not imported`() {
    let text = "let f = PersonNameComponentsFormatter()\n"
    let rewriting = Rewriting(["A.swift": text], missing: ["FoundationAdditions"])
    #expect(rewriting.module.files.isEmpty)
  }
}
