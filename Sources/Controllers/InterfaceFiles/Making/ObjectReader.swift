// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

/// A reader of the attributes and children of an object's element, which records which of them were not read.
@MainActor
final class ObjectReader {
  let element: InterfaceElement
  let maker: ObjectMaker
  private var readAttributes: UInt64 = 0
  private var readChildren: UInt64 = 0
  /// The cached information about the element.
  let plan: ElementPlan
  /// The recording that values are added to, or `nil` if they are not recorded.
  private let tape: ReadingTape?
  /// The recorded values, which are replayed.
  private let told: [ReadingTape.Step]
  /// The number of values replayed so far.
  private var position = 0
  /// Whether unread parts have been reported already.
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

  /// Returns a reader of a child element.
  func inner(_ element: InterfaceElement) -> ObjectReader { ObjectReader(element, maker) }

  /// Returns a reader of the same element that is independent of the recording, and may read in any order.
  func aside() -> ObjectReader { ObjectReader(asideOf: self) }

  /// Returns the next recorded value if it is of the same query, or else the result of `read`.
  private func answer(
    _ question: ReadingTape.Question, _ name: String, _ read: () -> ReadingTape.Answer
  ) -> ReadingTape.Answer {
    if position < told.count {
      let step = told[position]
      if step.question == question, step.name == name {
        position += 1
        return step.answer
      }
      // The query differs from the recorded one: read the remaining values from the file.
      position = told.count
    }
    let new = read()
    tape?.append(question, name, new)
    return new
  }

  /// Reports a finding about the element, once in the file for each `subject`.
  func record(_ message: String, once subject: String? = nil) {
    maker.file.record(message, element, once: subject)
  }

  // MARK: Attributes

  /// Returns the unmodified value of the attribute called `name`, and marks it as read; `nil` if there is
  /// none.
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

  /// Returns the text of an attribute, or of the child with that key, in the user's language; `nil` if there
  /// is neither.
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
    record("\(name) is \"\(value)\", which is not a number; it is left out")
    return nil
  }

  func number(_ name: String, _ use: (CGFloat) -> Void) {
    if let value = number(name) { use(value) }
  }

  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  func integer(_ name: String, _ use: (Int) -> Void) {
    if let value = integer(name) { use(value) }
  }

  /// Returns the value to which `table` maps an attribute; `nil` if the attribute is missing, or not in the
  /// table, which is reported as a finding.
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

  /// Returns the child with the key `key`.
  func child(key: String) -> InterfaceElement? {
    let found = answer(.child, key) { firstChild { $0.key == key }.map { .child($0) } ?? .nothing }
    guard case .child(let value) = found else { return nil }
    return value
  }

  /// Returns the first child called `name`.
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

  /// Returns the rectangle with the key `key`.
  func rect(_ key: String) -> CGRect? {
    let found = answer(.rect, key) {
      firstChild { $0.key == key }?.rect.map { .rect($0) } ?? .nothing
    }
    guard case .rect(let value) = found else { return nil }
    return value
  }

  /// Returns all children called `name`.
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

  /// Returns the colour with the key `key`, or `nil` if there is none, or it is explicitly none.
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

  /// Passes the font with the key `key`, for the current content size category, to `use`; a no-op if there is
  /// none.
  func font(_ key: String, _ use: (UIFont) -> Void) {
    let found = answer(.font, key) {
      guard let element = firstChild(where: { $0.key == key }) else { return .nothing }
      let said = inner(element)
      defer { said.reportUnread() }
      return said.describedFont.map { .font($0) } ?? .nothing
    }
    if case .font(let value) = found { use(value.font) }
  }

  /// Marks the attributes and children with these names as read, so that they are not reported.
  func skip(_ names: String...) {
    guard !isQuiet else { return }
    for name in names {
      _ = written(name)
      _ = firstChild { $0.key == name }
      _ = named(name)
    }
  }

  /// Reports that the attributes and children with these names have no effect, each once in a file.
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

  // MARK: Unread attributes

  /// Reports the attributes and children that were not read, each once in a file.
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

  /// The attributes that only concern the editor, or are read without marking them, as when objects are
  /// created and connected.
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
