// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of key-value coding.
@MainActor
struct KeyValueCodingTests {
  private final class Card: UIView {
    var title: String? = "a"
    let count = 3
    var box = UILabel()
    override class var _namedMembers: [_NamedMember] {
      super._namedMembers + [
        .property("title", \Card.title), .property("count", \Card.count),
        .outlet("box", \Card.box),
      ]
    }
  }

  @Test func `properties are read and set by name`() {
    let card = Card()
    card.setValue("b", forKey: "title")
    expect(card.title, equals: "b")
    expect(card.value(forKey: "title") as? String, equals: "b")
    card.setValue(nil, forKey: "title")
    expect(card.title == nil)
    expect(card.value(forKey: "title") == nil)
    let label = UILabel()
    card.setValue(label, forKey: "box")
    expect(card.box === label)
    expect(card.value(forKey: "count") as? Int, equals: 3)
  }

  @Test func `paths lead through objects, as runtime attributes of nibs do`() {
    let card = Card()
    card.setValue(8, forKeyPath: "layer.cornerRadius")
    card.setValue(NSNumber(value: true), forKeyPath: "layer.masksToBounds")
    card.setValue("x", forKeyPath: "box.text")
    expect(card.layer.cornerRadius, equals: 8)
    expect(card.clipsToBounds)
    expect(card.value(forKeyPath: "box.text") as? String, equals: "x")
  }

  @Test func `numbers, truths and enumerations are made of numbers`() {
    let card = Card()
    card.setValue(NSNumber(value: 0.5), forKey: "alpha")
    card.setValue(1, forKey: "hidden")
    card.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
    expect(card.alpha, equals: 0.5)
    expect(card.isHidden)
    expect(card.contentMode, equals: .center)
    expect(card.value(forKey: "isHidden") as? Bool, equals: true)
  }

  @Test func `several values are read and set at once`() {
    let card = Card()
    card.setValuesForKeys(["title": "z", "tag": 5])
    expect(card.dictionaryWithValues(forKeys: ["title", "tag"])["tag"] as? Int, equals: 5)
    expect(card.title, equals: "z")
  }

  @Test func `animations keep whatever they are given`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("mine", forKey: "name")
    expect(animation.value(forKey: "name") as? String, equals: "mine")
  }

  @Test func `a value of another type names the property and both types`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIView().setValue("red", forKey: "backgroundColor")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("with String for backgroundColor of UIView, which is Optional<UIColor>"))
  }

  @Test func `a property that only reads says so`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      Card().setValue(1, forKey: "count")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said.contains("count of Card, which can only be read"))
  }
}
