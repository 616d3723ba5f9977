// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree
import RandomTesting
import Testing
import ViewStage

@testable import MullionTextInput

/// Tests of laid-out text, text storages and pasteboard contents: each is converted back to its source.
@MainActor
struct SetTextTests {
  private static let pieces = ["a", "é", "👩‍👧", "word ", "\n", "longer words ", " ", "\n\n", "12345"]

  private static func text(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  // MARK: SetText

  private static func set(_ text: String, width: CGFloat) -> SetText {
    let string = NSMutableAttributedString(string: text)
    let length = text.utf16.count
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 14), range: NSRange(location: 0, length: length))
    let styles = TextStyles(string)
    let container = NSTextContainer(size: CGSize(width: width, height: 10_000))
    container.lineFragmentPadding = 0
    let setting = TextSetting(
      measurer: BlockTextMeasurer(), defaults: TextSetting.free.defaults)
    return setting.set(SetSource(text: text, styles: styles), in: container, limit: 0)
  }

  @Test(arguments: 0..<40)
  func `lines hold all code units, and each is found again where it stands`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Self.text(1...15, &random)
    let set = Self.set(text, width: .random(in: 60...200, using: &random))
    let length = text.utf16.count
    expect(set.units == 0..<length && set.cells.count == length)
    var (next, bottom, faults): (Int, CGFloat, [Int]) = (0, 0, [])
    for line in set.lines {
      if line.units.lowerBound != next || line.top < bottom - 0.01 { faults.append(next) }
      (next, bottom) = (line.units.upperBound, line.bottom)
    }
    expect(next == length && faults.isEmpty)
    var unit = 0
    for character in text {
      let sides = set.sides(of: unit)
      let line = set.line(of: unit) ?? -1
      if sides.upperBound > sides.lowerBound, !character.isNewline {
        let place = set.lines[line]
        let width = sides.upperBound - sides.lowerBound
        let found = set.unit(
          at: CGPoint(x: sides.lowerBound + width / 4, y: (place.top + place.bottom) / 2))
        if found?.unit != unit || abs((found?.share ?? 0) - 0.25) > 0.01 { faults.append(unit) }
      }
      unit += character.utf16.count
    }
    expect(faults.isEmpty)
  }

  @Test(arguments: 0..<40)
  func `the rectangles and the layout of a part are those of its characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Self.text(1...15, &random)
    var set = Self.set(text, width: .random(in: 60...200, using: &random))
    var ends = [0]
    for character in text { ends.append((ends.last ?? 0) + character.utf16.count) }
    let bounds = (0..<2).map { _ in ends.randomElement(using: &random) ?? 0 }.sorted()
    let range = bounds[0]..<bounds[1]
    let rects = set.rects(of: range)
    let widths = range.map { set.sides(of: $0) }.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    expect(abs(rects.reduce(0) { $0 + $1.width } - widths) < 0.1)
    let lines = Set(range.compactMap { set.line(of: $0) })
    expect(Set(rects.map(\.minY)), equals: Set(lines.map { set.lines[$0].top }))
    // All text of the part is drawn, but for space at the ends of lines.
    let part = set.layout(of: range)
    let drawn = part.lines.flatMap(\.pieces).map(\.text).joined()
    let wanted = (text as NSString).substring(with: NSRange(range))
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    expect(letters(drawn), equals: letters(wanted))
    for line in part.lines {
      for piece in line.pieces where !letters(piece.text).isEmpty {
        let left = line.origin.x + piece.x
        expect(rects.contains { $0.minX <= left + 0.01 && left <= $0.maxX + 0.01 })
      }
    }
    let count = Int.random(in: 0...set.lines.count, using: &random)
    let kept = count == 0 ? 0 : set.lines[count - 1].units.upperBound
    set.keep(lines: count)
    expect(set.lines.count == count && set.units == 0..<kept && set.cells.count == kept)
  }

  // MARK: TextStorageLink

  /// Compares the attributed text of a view with its text storage after random changes of either.
  @Test(arguments: 0..<25)
  func `a view and a storage have the same text, whichever of them changes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.text = Self.text(0...8, &random)
    stage.root.addSubview(view)
    let storage = view.textStorage
    for step in 0..<30 {
      let length = storage.length
      let text = storage.string as NSString
      let place = Int.random(in: 0...length, using: &random)
      let start = place < length ? text.rangeOfComposedCharacterSequence(at: place).location : place
      let end = min(length, start + Int.random(in: 0...4, using: &random))
      let stop = end < length ? text.rangeOfComposedCharacterSequence(at: end).location : end
      let range = NSRange(location: start, length: max(0, stop - start))
      let new = Self.text(0...2, &random)
      var wanted: String? = text.replacingCharacters(in: range, with: new)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: storage.replaceCharacters(in: range, with: new)
      case 1:
        view.selectedRange = range
        if new.isEmpty { wanted = nil } else { view.insertText(new) }
      case 2:
        let color = NSAttributedString.Key.foregroundColor
        storage.addAttribute(color, value: UIColor.red, range: range)
        wanted = text as String
        let found = view.attributedText.map { shown in
          (range.location..<NSMaxRange(range)).allSatisfy {
            shown.attribute(color, at: $0, effectiveRange: nil) as? UIColor == .red
          }
        }
        expect(found ?? true, "step \(step)")
      default:
        storage.beginEditing()
        storage.replaceCharacters(in: range, with: new)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "+")
        storage.endEditing()
        wanted = wanted.map { "+" + $0 }
      }
      expect(
        view.text == storage.string
          && StyledTexts.areEqual(
            view.attributedText ?? NSAttributedString(), StyledTexts.stored(view)),
        "step \(step)")
      if let wanted { expect(storage.string, equals: wanted, "step \(step)") }
    }
    let link = TextStorageLink(view, storage, view.layoutManager)
    link.pull()
    link.push()
    expect(view.text, equals: storage.string)
  }

  /// A delegate that highlights the first character of a text after each change of characters.
  private final class Marker: NSObject, NSTextStorageDelegate {
    var count = 0
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      guard editedMask.contains(.editedCharacters), textStorage.length > 0 else { return }
      count += 1
      textStorage.addAttribute(.kern, value: count, range: NSRange(location: 0, length: 1))
    }
  }

  @Test func `a view shows what an observer of the storage changes elsewhere while it is typed in`()
  {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.text = "first\n\nmiddle\n\nlast"
    stage.root.addSubview(view)
    let marker = Marker()
    view.textStorage.delegate = marker
    for letter in ["a", "b", "\n", "c"] {
      view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
      view.insertText(letter)
      let shown = view.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int
      expect(shown == marker.count && view.text == view.textStorage.string)
    }
    expect(marker.count, equals: 4)
  }

  // MARK: PasteboardStore, PasteboardValue

  private final class Board: Clipboard {
    var text: String?
    var picture: Data?
    var changeCount = 0
    func write(text: String?, picture: Data?) {
      (self.text, self.picture) = (text, picture)
      changeCount += 1
    }
  }

  private func texts(_ store: PasteboardStore) -> [String] {
    store.items.map { $0.values.compactMap { $0 as? String }.sorted().joined() }
  }

  @Test func `a store has what the program or another one put there last`() {
    let board = Board()
    let services = HostServices()
    services.clipboard = board
    services.serve {
      let (store, own) = (PasteboardStore(isGeneral: true), PasteboardStore())
      let items: [PasteboardStore.Item] = [
        ["public.utf8-plain-text": "one"], [:], ["public.plain-text": "two", "other": 7],
      ]
      var counts = [store.changeCount]
      for one in [store, own] { one.write(items) }
      counts.append(store.changeCount)
      expect(board.text == "one\ntwo" && texts(store) == ["one", "two"])
      board.write(text: "theirs", picture: nil)
      counts.append(store.changeCount)
      expect(texts(store) == ["theirs"] && texts(own) == ["one", "two"])
      store.write([["public.text": "secret"]], localOnly: true)
      expect(board.text == nil && texts(store) == ["secret"])
      own.write(items, expires: Date(timeIntervalSinceNow: -1))
      expect(own.items.isEmpty && counts == [0, 1, 2] && own.changeCount == 2)
      own.write(items, expires: Date(timeIntervalSinceNow: 1000))
      expect(own.items.count == 2 && own.itemProviders.count == 2)
    }
  }

  @Test func `a value is found by its type, or by one that is such a type`() {
    let item: PasteboardStore.Item = [
      "public.png": 1, "public.jpeg": 2, "public.utf8-plain-text": 3,
    ]
    let types = ["public.png", "public.image", "public.text", "public.movie"]
    let found = types.map { PasteboardStore.value(item, $0) as? Int }
    expect(found, equals: [1, 2, 3, nil])
  }

  @Test func `a value is what it can be taken for, and its data is the same value`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    let url = try #require(URL(string: "https://a.example/b"))
    let values: [Any] = ["words", url, UIColor.red, image, ["k": 1] as [String: Int], "x:y"]
    let kinds = values.map { value -> String in
      let one = PasteboardValue(value)
      return [
        one.text == nil ? "" : "t", one.url == nil ? "" : "u", one.image == nil ? "" : "i",
        one.color == nil ? "" : "c", one.object == nil ? "" : "o",
      ].joined()
    }
    expect(kinds, equals: ["to", "tuo", "co", "io", "", "tuo"])
    // Through data and back.
    expect(
      PasteboardValue(try #require(PasteboardValue("é").data("public.text"))).text, equals: "é")
    expect(PasteboardValue(try #require(PasteboardValue(url).data("public.url"))).url, equals: url)
    let color = PasteboardValue(try #require(PasteboardValue(UIColor.red).data("color"))).color
    expect(color?.cgColor, equals: UIColor.red.cgColor)
    let list = try #require(PasteboardValue(["k": 1]).data("list"))
    let read = try PropertyListSerialization.propertyList(from: list, format: nil)
    expect(read as? [String: Int], equals: ["k": 1])
    expect(PasteboardValue(NSObject()).data("public.data") == nil)
  }
}
