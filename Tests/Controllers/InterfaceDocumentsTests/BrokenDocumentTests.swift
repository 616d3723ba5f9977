// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionInterfaceDocuments
import RandomTesting
import Testing

@Suite("Interface files that are broken")
struct BrokenDocumentTests {
  private static let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects>\n"

  private func reason(_ text: String, limits: ReadingLimits = ReadingLimits()) -> String {
    reason(Data(text.utf8), limits: limits)
  }

  private func reason(_ data: Data, limits: ReadingLimits = ReadingLimits()) -> String {
    do {
      _ = try InterfaceDocument(data: data, name: "Test.xib", limits: limits)
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a file that was cut off names the open element and the object`() {
    let text = Self.head + "<view id=\"v1\">\n  <subviews>\n    <rect x=\"1\"/>\n"
    expect(
      reason(text),
      equals:
        "Test.xib:4:3: view (id v1): the file ends inside of this element; it is truncated, or "
        + "</subviews> is missing")
  }

  @Test(arguments: [
    ("<view id=\"v1\"></label>", "3:15: view (id v1): </label> is where <view> of line 3"),
    ("<view a=\"1\" a=\"2\"/>", "3:13: <view has the attribute a twice"),
    ("<view a=\"1\"b=\"2\"/>", "3:12: a space is missing"),
    ("<view a=1/>", "3:9: the value of a does not begin with a quote"),
    ("<view a=\"1/><b/>", "3:7: the value of a has no end"),
    ("<view a=\"x & y\"/>", "3:12: a & must be written as &amp;"),
    ("<view a=\"&evil;\"/>", "3:10: &evil; is not a character reference"),
    ("<view a=\"&#xD800;\"/>", "3:10: &#xD800; is not a character reference"),
    ("<!-- no end", "3:1: the file ends inside a comment"),
    ("< view/>", "3:2: the name of an element is missing"),
    ("</objects></document></x>", "3:22: </x> ends an element that did not begin"),
    ("</objects></document><x/>", "3:22: <x follows the end"),
    ("</objects></document> words", "3:22: the file has text outside"),
  ])
  func `a broken file says what is wrong and where`(text: String, said: String) {
    expect(reason(Self.head + text).contains(said), "\(reason(Self.head + text))")
  }

  @Test func `entities of the file's own are refused before they grow`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c SYSTEM "file:///etc/passwd">]>
      <document>&b;&c;</document>
      """
    expect(reason(bomb).hasPrefix("Test.xib:2:1: the file declares a document type"))
  }

  @Test func `a million elements, and ten thousand in each other, end at the limit`() {
    let many = Self.head + String(repeating: "<a/>", count: 1_000_000)
    expect(reason(many).contains("the file has more than 250000 elements"))
    let deep = Self.head + String(repeating: "<a id=\"x\">\n", count: 10_000)
    expect(
      reason(deep).contains("elements are nested more than 200 levels deep"), "\(reason(deep))")
    expect(reason(deep).hasPrefix("Test.xib:201:1: a (id x)"))
    var limits = ReadingLimits()
    limits.bytes = 100
    expect(reason(many, limits: limits).contains("larger than"))
    let wide = Self.head + "<a " + (0..<300).map { "a\($0)=\"\" " }.joined() + "/>"
    expect(reason(wide).contains("<a has more than 200 attributes"))
  }

  @Test func `a file of another kind says what it is`() {
    expect(reason("").contains("there is no element in the file"))
    expect(reason("<html/>").contains("the root element of one is document"))
    expect(reason("<archive/>").contains("before Xcode 5"))
    expect(reason("<document/>").contains("no type"))
    expect(
      reason("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
        .contains("another system than iOS"))
    expect(reason(Data([0xFE, 0xFF, 0, 60])).contains("UTF-16"))
    expect(reason(Data("NIBArchive....".utf8)).contains("compiled"))
    expect(reason(Data(Self.head.utf8) + [0x22, 0xC0, 0x22, 0x3C]).contains("UTF-8"))
  }

  @Test func `a file that is not there is named`() {
    let error = #expect(throws: InterfaceFileError.self) {
      try InterfaceDocument(contentsOf: URL(fileURLWithPath: "/no/such/Main.storyboard"))
    }
    expect(error?.description, equals: "/no/such/Main.storyboard: it is not readable")
  }

  @Test func `whatever bytes are changed, cut or doubled, the file is read or refused`() {
    let text =
      Self.head
      + "<view id=\"v1\" text=\"a &amp; b\"><!-- c --><rect key=\"frame\" x=\"1\" y=\"2\"/>"
      + "<string key=\"t\"><![CDATA[x]]>é</string></view></objects></document>"
    let bytes = Array(text.utf8)
    var numbers = SeededGenerator(seed: 18)
    var read = 0
    for _ in 0..<4000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let index = Int.random(in: 0..<changed.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: changed[index] = UInt8.random(in: 0...255, using: &numbers)
        case 1: changed.remove(at: index)
        case 2: changed.removeSubrange(index..<min(changed.count, index + 20))
        default:
          let copied = changed[index..<min(changed.count, index + 9)]
          changed.insert(contentsOf: copied, at: index)
        }
        if changed.isEmpty { changed = bytes }
      }
      if reason(Data(changed)) == "read" { read += 1 }
    }
    expect(read > 100)
    expect(read < 3900)
  }
}
