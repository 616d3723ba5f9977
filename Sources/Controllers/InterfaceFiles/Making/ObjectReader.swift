// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

/// Reads what an element says about its object, and knows what was left unread.
@MainActor
final class ObjectReader {
  let element: InterfaceElement
  let maker: ObjectMaker
  private var readAttributes: UInt64 = 0
  private var readChildren: UInt64 = 0
  /// What is known of the element.
  let plan: ElementPlan
  /// Where answers are noted; nil: they are not.
  private let tape: ReadingTape?
  /// The answers that were noted, which are given again.
  private let told: [ReadingTape.Step]
  /// How many of them were given.
  private var position = 0
  /// Whether what was left unread has been named.
  private let isQuiet: Bool

  init(_ element: InterfaceElement, _ maker: ObjectMaker, _ plan: ElementPlan? = nil) {
    self.element = element
    self.maker = maker
    self.plan = plan ?? maker.file.plan(of: element)
    let (tape, isNoted) = self.plan.nextReading()
    self.tape = isNoted ? nil : tape
    told = isNoted ? tape?.steps ?? [] : []
    isQuiet = isNoted
  }

  private init(asideOf reader: ObjectReader) {
    (element, maker, plan) = (reader.element, reader.maker, reader.plan)
    (tape, told, isQuiet) = (nil, [], false)
  }

  /// A reader of an element in this one.
  func inner(_ element: InterfaceElement) -> ObjectReader { ObjectReader(element, maker) }

  /// A reader of the same element that asks what it likes, in any order.
  func aside() -> ObjectReader { ObjectReader(asideOf: self) }

  /// The answer to a question: the one that was noted at this place, or what is read now.
  private func answer(
    _ question: ReadingTape.Question, _ name: String, _ read: () -> ReadingTape.Answer
  ) -> ReadingTape.Answer {
    if position < told.count {
      let step = told[position]
      if step.question == question, step.name == name {
        position += 1
        return step.answer
      }
      // Something else is asked than before: what is left is read.
      position = told.count
    }
    let new = read()
    tape?.append(question, name, new)
    return new
  }

  /// Notes something about the element, once in the file for each `subject`.
  func record(_ message: String, once subject: String? = nil) {
    maker.file.record(message, element, once: subject)
  }

  // MARK: Attributes

  /// The value of an attribute as it is written.
  func string(_ name: String) -> String? {
    let found = answer(.string, name) { written(name).map { .string($0) } ?? .nothing }
    guard case .string(let value) = found else { return nil }
    return value
  }

  private func written(_ name: String) -> String? {
    for (index, attribute) in element.attributes.enumerated() where attribute.name == name {
      readAttributes |= 1 << UInt64(index & 63)
      return attribute.value
    }
    return nil
  }

  /// The words of an attribute, or of a child of that key, in the person's language.
  func text(_ key: String) -> String? {
    let found = answer(.text, key) {
      let own = written(key) ?? firstChild { $0.key == key }.flatMap { _ in element.string(key) }
      return (maker.file.strings.text(element.id, key) ?? own).map { .string($0) } ?? .nothing
    }
    guard case .string(let value) = found else { return nil }
    return value
  }

  func text(_ key: String, _ use: (String) -> Void) {
    if let value = text(key) { use(value) }
  }

  func flag(_ name: String) -> Bool? {
    let found = answer(.flag, name) {
      written(name).map { .flag($0 == "YES" || $0 == "true") } ?? .nothing
    }
    guard case .flag(let value) = found else { return nil }
    return value
  }

  func flag(_ name: String, _ use: (Bool) -> Void) {
    if let value = flag(name) { use(value) }
  }

  func number(_ name: String) -> CGFloat? {
    let found = answer(.number, name) { parsed(name).map { .number($0) } ?? .nothing }
    guard case .number(let value) = found else { return nil }
    return value
  }

  private func parsed(_ name: String) -> CGFloat? {
    guard let value = written(name) else { return nil }
    if let number = Double(value), number.isFinite { return CGFloat(number) }
    record("\(name) is \"\(value)\", which is no number; it is left out")
    return nil
  }

  func number(_ name: String, _ use: (CGFloat) -> Void) {
    if let value = number(name) { use(value) }
  }

  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  func integer(_ name: String, _ use: (Int) -> Void) {
    if let value = integer(name) { use(value) }
  }

  /// What an attribute stands for that says one of several words.
  func choice<Value>(_ name: String, _ table: @autoclosure () -> [String: Value]) -> Value? {
    let found = answer(.choice, name) {
      chosen(name, table()).map { .choice(ReadingTape.Boxed($0)) } ?? .nothing
    }
    guard case .choice(let box) = found else { return nil }
    return (box as? ReadingTape.Boxed<Value>)?.value
  }

  private func chosen<Value>(_ name: String, _ table: [String: Value]) -> Value? {
    guard let word = written(name) else { return nil }
    if let value = table[word] { return value }
    record("\(name) is \"\(word)\", which is not known; it is left out", once: "\(name)=\(word)")
    return nil
  }

  func choice<Value>(
    _ name: String, _ table: @autoclosure () -> [String: Value], _ use: (Value) -> Void
  ) {
    if let value = choice(name, table()) { use(value) }
  }

  // MARK: Children

  /// The child that is `key` to the element.
  func child(key: String) -> InterfaceElement? {
    let found = answer(.child, key) { firstChild { $0.key == key }.map { .child($0) } ?? .nothing }
    guard case .child(let value) = found else { return nil }
    return value
  }

  /// The first child with the given name.
  func child(_ name: String) -> InterfaceElement? {
    let found = answer(.childNamed, name) {
      firstChild { $0.name == name }.map { .child($0) } ?? .nothing
    }
    guard case .child(let value) = found else { return nil }
    return value
  }

  private func firstChild(where isWanted: (InterfaceElement) -> Bool) -> InterfaceElement? {
    guard let index = element.children.firstIndex(where: isWanted) else { return nil }
    readChildren |= 1 << UInt64(index & 63)
    return element.children[index]
  }

  /// The rectangle that is `key` to the element.
  func rect(_ key: String) -> CGRect? {
    let found = answer(.rect, key) {
      firstChild { $0.key == key }?.rect.map { .rect($0) } ?? .nothing
    }
    guard case .rect(let value) = found else { return nil }
    return value
  }

  /// All children of the given name.
  func children(_ name: String) -> [InterfaceElement] {
    let found = answer(.children, name) {
      let all = named(name)
      return all.isEmpty ? .nothing : .children(all)
    }
    guard case .children(let value) = found else { return [] }
    return value
  }

  private func named(_ name: String) -> [InterfaceElement] {
    var found: [InterfaceElement] = []
    for (index, child) in element.children.enumerated() where child.name == name {
      readChildren |= 1 << UInt64(index & 63)
      found.append(child)
    }
    return found
  }

  /// The colour that is `key` to the element; nil: there is none, or it says that there is none.
  func color(_ key: String) -> UIColor? {
    let found = answer(.color, key) {
      guard let element = firstChild(where: { $0.key == key }), element.name == "color",
        let color = inner(element).color
      else { return .nothing }
      return .color(color)
    }
    guard case .color(let value) = found else { return nil }
    return value
  }

  /// The font that is `key` to the element, in the size that the person likes now.
  func font(_ key: String, _ use: (UIFont) -> Void) {
    let found = answer(.font, key) {
      guard let element = firstChild(where: { $0.key == key }) else { return .nothing }
      let said = inner(element)
      defer { said.reportUnread() }
      return said.describedFont.map { .font($0) } ?? .nothing
    }
    if case .font(let value) = found { use(value.font) }
  }

  /// Marks attributes and children of the names as known, though nothing is made of them.
  func skip(_ names: String...) {
    guard !isQuiet else { return }
    for name in names {
      _ = written(name)
      _ = firstChild { $0.key == name }
      _ = named(name)
    }
  }

  /// Notes that attributes and children of the names have no effect here, each once in a file.
  func leaveOut(_ names: String...) {
    guard !isQuiet else { return }
    for name in names {
      let isSaid =
        written(name) != nil || firstChild { $0.key == name } != nil || !named(name).isEmpty
      guard isSaid else { continue }
      record(
        "\(name) of \(element.name) has no effect here; it is left out",
        once: "\(element.name).\(name)")
    }
  }

  // MARK: What was left unread

  /// Names the attributes and children that nobody read, each once in a file.
  func reportUnread() {
    guard !isQuiet else { return }
    for (index, attribute) in element.attributes.enumerated()
    where readAttributes & (1 << UInt64(index & 63)) == 0 && !Self.known.contains(attribute.name) {
      record(
        "the attribute \(attribute.name) of \(element.name) is not known; it is left out",
        once: "\(element.name).\(attribute.name)")
    }
    for (index, child) in element.children.enumerated()
    where readChildren & (1 << UInt64(index & 63)) == 0 && !Self.isAside(child) {
      let name = child.key.map { "\(child.name) \($0)" } ?? child.name
      record(
        "the element \(name) in \(element.name) is not known; it is left out",
        once: "\(element.name)/\(name)")
    }
  }

  /// What is about the editor, or read where connections are made.
  private static let known: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "colorLabel",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "explicitIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "propertyAccessControl",
    "ibExternalUserVisible",
  ]

  private static func isAside(_ element: InterfaceElement) -> Bool {
    let isSimulated = element.key.map { $0.hasPrefix("simulated") || $0 == "canvasLocation" }
    return isSimulated ?? false
      || ["connections", "point", "userDefinedRuntimeAttributes", "classReferences"]
        .contains(element.name)
  }
}
