// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionInterfaceDocuments
import Testing

@Suite("Reading interface files")
struct DocumentReadingTests {
  @Test func `a nib's elements know their attributes and their places`() throws {
    let document = try InterfaceDocument(nib: [
      "<label id=\"a1\" text=\"R &amp; D&#10;&#x2603;\"",
      "       numberOfLines=\"0\">",
      "  <rect key=\"frame\" x=\"1\" y=\"2.5\" width=\"30\" height=\"40\"/>",
      "</label>",
    ])
    let label = try #require(document.objects.first)
    expect(document.kind, equals: .nib)
    expect(label["text"], equals: "R & D\n☃")
    expect(label.integer("numberOfLines"), equals: 0)
    expect(label.child(key: "frame")?.rect, equals: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    expect(label.place.description, equals: "Test.xib:4:1")
    expect(label.children[0].place.description, equals: "Test.xib:6:3")
    expect(document.elements["a1"], equals: label)
  }

  @Test func `a storyboard's scenes have a controller and a name`() throws {
    let document = try InterfaceDocument(
      storyboard: [
        "<scene sceneID=\"s1\"><objects>",
        "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"f\"/>",
        "<viewController storyboardIdentifier=\"Home\" id=\"v1\" sceneMemberID=\"viewController\"/>",
        "</objects></scene>",
        "<scene sceneID=\"s2\"><objects><navigationController id=\"n1\"/></objects></scene>",
      ], initial: "n1")
    expect(document.kind, equals: .storyboard)
    expect(document.initialController, equals: "n1")
    expect(document.scenes.map(\.name), equals: ["Home", "n1"])
    expect(
      document.scenes.map { $0.controller?.name },
      equals: ["viewController", "navigationController"])
  }

  @Test func `texts of several lines, packed texts, comments and CDATA are read`() throws {
    let document = try InterfaceDocument(nib: [
      "<!-- <label/> --><?xml-model x?>",
      "<label><string key=\"text\">One\r",
      "&lt;two&gt;<![CDATA[<three>]]></string>",
      "<mutableString key=\"title\" base64-UTF8=\"YES\">",
      "4piDIGE</mutableString></label>",
    ])
    expect(document.objects.count, equals: 1)
    expect(document.objects[0].string("text"), equals: "One\n<two><three>")
    expect(document.objects[0].string("title"), equals: "☃ a")
  }

  @Test func `an id that two elements have belongs to the first`() throws {
    let document = try InterfaceDocument(nib: ["<view id=\"a\"/>", "<label id=\"a\"/>"])
    expect(document.elements["a"]?.name, equals: "view")
    expect(document.doubled.map(\.name), equals: ["label"])
  }

  @Test func `numbers that are not finite count as absent`() throws {
    let document = try InterfaceDocument(nib: [
      "<view alpha=\"nan\" tag=\"1e99\" width=\"inf\" height=\"2\" x=\"1,5\"/>"
    ])
    let view = document.objects[0]
    expect(view.number("alpha") == nil)
    expect(view.integer("tag") == nil)
    expect(view.size == nil)
    expect(view.number("x") == nil)
  }
}

extension InterfaceDocument {
  /// Creates the document of a nib with the objects `lines`, the first of which is in line 4.
  init(nib lines: [String]) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      \(lines.joined(separator: "\n"))
      </objects></document>
      """
    try self.init(data: Data(text.utf8), name: "Test.xib")
  }

  /// Creates the document of a storyboard with the scenes `lines`.
  init(storyboard lines: [String], initial: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="\(initial)"><scenes>
      \(lines.joined(separator: "\n"))
      </scenes></document>
      """
    try self.init(data: Data(text.utf8), name: "Test.storyboard")
  }
}
