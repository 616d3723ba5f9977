// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of the replacement of `@objc` and related attributes by spaces of the same length.
struct AttributeTests {
  @Test(arguments: [
    "@objc", "@objc(Name)", "@objc(name:with:)", "@IBAction", "@IBInspectable", "@nonobjc",
    "@GKInspectable", "@IBSegueAction",
  ])
  func `an attribute of Objective-C is spaces, and the columns behind it stay`(attribute: String) {
    let rewriting = Rewriting("struct A {\n  \(attribute) func f() {}\n}\n")
    let spaces = String(repeating: " ", count: attribute.utf8.count)
    #expect(rewriting.text == "struct A {\n  \(spaces) func f() {}\n}\n")
  }

  @Test func `an attribute over several lines keeps their breaks`() {
    let rewriting = Rewriting("struct A {\n  @objc(\n  name\n  ) func f() {}\n}\n")
    #expect(rewriting.text == "struct A {\n        \n      \n    func f() {}\n}\n")
  }

  @Test func `an attribute in another alphabet keeps the columns, which are bytes`() {
    let rewriting = Rewriting("struct A { @objc(имя) func f() {} }")
    #expect(
      rewriting.text == "struct A { \("@objc(имя)".utf8.map { _ in " " }.joined()) func f() {} }")
  }

  @Test func `the application's class is the module's entry`() {
    #expect(
      Rewriting("@UIApplicationMain\nfinal class A {}\n").text
        == "@main             \nfinal class A {}\n")
    #expect(
      Rewriting("@NSApplicationMain final class A {}").text == "@main              final class A {}"
    )
  }

  @Test func `a protocol of Objective-C's is still of classes alone`() {
    #expect(Rewriting("@objc protocol A {}").text == "      protocol A: AnyObject {}")
    #expect(Rewriting("@objc protocol A: B {}").text == "      protocol A: B, AnyObject {}")
    #expect(
      Rewriting("@objc protocol A: NSObjectProtocol {}").text
        == "      protocol A: NSObjectProtocol {}")
  }

  @Test(arguments: [
    #"let a = "@objc #selector(f) os(iOS)""#, "// @objc func f()\n/* @objc /* @IBOutlet */ */",
    ##"let a = #"\(@objc) #selector(x)"#"##, "let a = /@objc #selector/",
    "let a = \"\"\"\n  @objc #selector(f)\n  \"\"\"", "let `objc` = 1", "#warning(\"@objc\")",
  ])
  func `words in strings, comments and regular expressions are left alone`(text: String) {
    #expect(Rewriting(text).module.files.isEmpty)
  }

  @Test func `code in an interpolation is code`() {
    let rewriting = Rewriting(
      #"let a = "\({ () -> Int in class B { @objc var x = 1 }; return 1 }())""#)
    #expect(!rewriting.text.contains("@objc"))
  }

  @Test func `every branch of a condition is rewritten`() {
    let rewriting = Rewriting(
      "class A {\n#if DEBUG\n@objc func f() {}\n#else\n@objc func g() {}\n#endif\n}\n")
    #expect(!rewriting.text.contains("@objc"))
  }
}
