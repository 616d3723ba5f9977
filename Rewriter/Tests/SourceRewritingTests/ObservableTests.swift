// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of properties that are observed by key path.
struct ObservableTests {
  @Test func `a stored property tells when it is set`() {
    let rewriting = Rewriting(
      """
      class C: NSObject {
        @objc dynamic var n = 1 // one
        @objc dynamic private(set) var names: [String]
        @objc var silent = 1
        dynamic var other = 1
        @objc dynamic let fixed = 1
      }

      """)
    let lines = rewriting.text.split(separator: "\n")
    #expect(
      lines[1] == "        dynamic var n = 1 { didSet { didChangeValue(forKey: \"n\") } } // one")
    #expect(
      lines[2].hasSuffix("names: [String] { didSet { didChangeValue(forKey: \"names\") } }"))
    #expect(lines[3...].allSatisfy { !$0.contains("didChangeValue") })
    #expect(rewriting.module.usesLibrary)
  }

  @Test func `observers and setters that are there tell at their end`() {
    let text = Rewriting(
      """
      class C: UIView {
        @objc dynamic var a = 1 { didSet { if a == 2 { return }; b = a } }
        @objc dynamic var b = 1 { willSet {} }
        @objc dynamic var c: Int { get { 1 } set { b = newValue } }
      }

      """
    ).text
    #expect(text.contains("didSet { defer { didChangeValue(forKey: \"a\") }; if a == 2"))
    #expect(text.contains("willSet {} didSet { didChangeValue(forKey: \"b\") } }"))
    #expect(text.contains("set { defer { didChangeValue(forKey: \"c\") }; b = newValue }"))
  }

  @Test func `what nobody can observe is left alone`() {
    let text = Rewriting(
      """
      class C { @objc dynamic var n = 1 }
      class D: P { @objc dynamic var n = 1 }
      protocol P {}

      """
    ).text
    #expect(!text.contains("didChangeValue"))
  }
}
