// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@Suite("Attributes of nibs that name members")
@MainActor
struct RuntimeValueTests {
  private func view(_ type: String, _ path: String, _ value: String) throws -> TypedView {
    let text = TypedView.nib(
      """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)
      </userDefinedRuntimeAttribute>
      """)
    expect(try Nib.findings(text).isEmpty)
    return try #require(Nib.first(text))
  }

  private func plain(_ type: String, _ path: String, _ value: String) throws -> TypedView {
    let text = TypedView.nib(
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>")
    expect(try Nib.findings(text).isEmpty)
    return try #require(Nib.first(text))
  }

  @Test func `texts are given as they are written, long ones from an element`() throws {
    expect(try plain("string", "word", "Plum").word, equals: "Plum")
    expect(try plain("localizedString", "words", "Pear").words, equals: "Pear")
    expect(try view("string", "word", "<string key=\"value\">a\nb</string>").word, equals: "a\nb")
  }

  @Test func `colours and pictures are given`() throws {
    let paint = try view("color", "paint", "<color key=\"value\" systemColor=\"systemTealColor\"/>")
    expect(paint.paint, equals: .systemTeal)
    let star = try view("image", "picture", "<image key=\"value\" name=\"star\"/>")
    expect(star.picture?.isSymbolImage, equals: true)
  }

  @Test func `geometry is given`() throws {
    expect(
      try view("point", "place", "<point key=\"value\" x=\"1\" y=\"2\"/>").place,
      equals: CGPoint(x: 1, y: 2))
    expect(
      try view("size", "extent", "<size key=\"value\" width=\"3\" height=\"4\"/>").extent,
      equals: CGSize(width: 3, height: 4))
    let rect = "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
    expect(
      try view("rect", "area", rect).area, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `ranges are given`() throws {
    let text = "<range key=\"value\" location=\"3\" length=\"5\"/>"
    expect(try view("range", "span", text).span, equals: NSRange(location: 3, length: 5))
  }

  @Test func `numbers and flags are given`() throws {
    let real = "<real key=\"value\" value=\"2.5\"/>"
    expect(try view("number", "amount", real).amount, equals: 2.5)
    expect(try view("number", "count", "<integer key=\"value\" value=\"7\"/>").count, equals: 7)
    expect(try plain("boolean", "isMarked", "YES").isMarked)
    let flag = "<boolean key=\"value\" value=\"YES\"/>"
    expect(try view("boolean", "isMarked", flag).isMarked)
  }

  @Test func `nothing is given where the file says so`() throws {
    expect(try view("nil", "word", "").word == nil)
    expect(try view("color", "paint", "<nil key=\"value\"/>").paint == nil)
    expect(try view("string", "word", "").word == nil)
  }

  @Test func `a type that nobody knows is named once, and the member keeps its value`() throws {
    let text = TypedView.nib(
      """
      <userDefinedRuntimeAttribute type="matrix" keyPath="word" value="x"/>
      <userDefinedRuntimeAttribute type="matrix" keyPath="words" value="x"/>
      <userDefinedRuntimeAttribute keyPath="paint" value="x"/>
      """)
    let view: TypedView = try #require(Nib.first(text))
    expect(view.word == "none" && view.paint == .red)
    let said = try Nib.findings(text)
    expect(said.count, equals: 2, "\(said)")
    expect(said.first?.contains("attributes of the type matrix are not supported") ?? false)
    expect(said.last?.contains("the attribute has no type") ?? false)
  }

  @Test(arguments: [
    ("range", "span", "<range key=\"value\" location=\"-3\" length=\"5\"/>"),
    ("rect", "area", "<rect key=\"value\" x=\"1\"/>"),
    ("number", "amount", "<real key=\"value\" value=\"nan\"/>"),
  ])
  func `a value that is none of its type is named and left out`(
    type: String, path: String, value: String
  ) throws {
    let text = TypedView.nib(
      """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)
      </userDefinedRuntimeAttribute>
      """)
    let said = try Nib.findings(text)
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("its value can't be read as \(type)") ?? false)
  }

  @Test func `a picture that is not there is named`() throws {
    let text = TypedView.nib(
      """
      <userDefinedRuntimeAttribute type="image" keyPath="picture">
      <image key="value" name="no-such-picture"/></userDefinedRuntimeAttribute>
      """)
    let said = try Nib.findings(text)
    expect(said.count, equals: 1, "\(said)")
    expect(said.first?.contains("there is no picture no-such-picture") ?? false)
  }
}
