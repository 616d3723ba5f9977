// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing

/// Tests of carets, selections and words in a text.
struct EditBufferTests {
  @Test func `the caret goes over whole characters`() {
    var buffer = EditBuffer("e\u{301}👨‍👩‍👧🇩🇪x")
    var places = [buffer.focus]
    while buffer.focus > 0 {
      buffer.move(.character, forward: false, extending: false)
      places.append(buffer.focus)
    }
    expect(places, equals: [15, 14, 10, 2, 0])
    buffer.select(anchor: 4, focus: 11)
    expect(buffer.selection, equals: 2..<10)
  }

  @Test func `deleting takes a whole character away`() {
    var buffer = EditBuffer("a👨‍👩‍👧b")
    buffer.moveCaret(to: 9, extending: false)
    buffer.replace(buffer.deletion(.character, forward: false), with: "")
    expect(buffer.text, equals: "ab")
    expect(buffer.focus, equals: 1)
    buffer.replace(buffer.deletion(.character, forward: true), with: "")
    expect(buffer.text, equals: "a")
  }

  @Test func `word by word`() {
    var buffer = EditBuffer("one, two  three")
    buffer.moveCaret(to: 0, extending: false)
    var places: [Int] = []
    for _ in 0..<4 {
      buffer.move(.word, forward: true, extending: false)
      places.append(buffer.focus)
    }
    expect(places, equals: [3, 8, 15, 15])
    for _ in 0..<3 {
      buffer.move(.word, forward: false, extending: false)
      places.append(buffer.focus)
    }
    expect(places.suffix(3), equals: [10, 5, 0])
    expect(buffer.word(at: 6), equals: 5..<8)
    expect(buffer.word(at: 8), equals: 8..<10)
    expect(buffer.word(at: 15), equals: 10..<15)
    expect(EditBuffer("").word(at: 0), equals: 0..<0)
  }

  @Test func `moving without shift leaves the selection at its end`() {
    var buffer = EditBuffer("hello")
    buffer.select(anchor: 1, focus: 3)
    var other = buffer
    buffer.move(.character, forward: true, extending: false)
    expect(buffer.selection, equals: 3..<3)
    other.move(.character, forward: false, extending: false)
    expect(other.selection, equals: 1..<1)
    other.move(.document, forward: true, extending: true)
    expect(other.selection, equals: 1..<5)
    expect(EditBuffer("a\nbc\nd").paragraph(at: 3), equals: 2..<4)
  }
}
