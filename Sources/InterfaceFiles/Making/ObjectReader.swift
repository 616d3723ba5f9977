// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments
import ViewTree

/// Reads what an element says about its object, and knows what was left unread.
@MainActor
final class ObjectReader {
  let element: InterfaceElement
  let maker: ObjectMaker
  private var readAttributes: UInt64 = 0
  private var readChildren: UInt64 = 0

  init(_ element: InterfaceElement, _ maker: ObjectMaker) {
    self.element = element
    self.maker = maker
  }

  /// A reader of an element in this one.
  func inner(_ element: InterfaceElement) -> ObjectReader { ObjectReader(element, maker) }

  /// Notes something about the element, once in the file for each `subject`.
  func note(_ message: String, once subject: String? = nil) {
    maker.file.note(message, element, once: subject)
  }

  // MARK: Attributes

  /// The value of an attribute as it is written.
  func string(_ name: String) -> String? {
    for (index, attribute) in element.attributes.enumerated() where attribute.name == name {
      readAttributes |= 1 << UInt64(index & 63)
      return attribute.value
    }
    return nil
  }

  /// The words of an attribute, or of a child of that key, in the person's language.
  func text(_ key: String) -> String? {
    let own = string(key) ?? child(key: key).flatMap { _ in element.string(key) }
    return maker.file.strings.text(element.id, key) ?? own
  }

  func text(_ key: String, _ use: (String) -> Void) {
    if let value = text(key) { use(value) }
  }

  func flag(_ name: String) -> Bool? { string(name).map { $0 == "YES" || $0 == "true" } }

  func flag(_ name: String, _ use: (Bool) -> Void) {
    if let value = flag(name) { use(value) }
  }

  func number(_ name: String) -> CGFloat? {
    guard let value = string(name) else { return nil }
    if let number = Double(value), number.isFinite { return CGFloat(number) }
    note("\(name) is \"\(value)\", which is no number; it is left out")
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
  func choice<Value>(_ name: String, _ table: [String: Value]) -> Value? {
    guard let word = string(name) else { return nil }
    if let value = table[word] { return value }
    note("\(name) is \"\(word)\", which is not known; it is left out", once: "\(name)=\(word)")
    return nil
  }

  func choice<Value>(_ name: String, _ table: [String: Value], _ use: (Value) -> Void) {
    if let value = choice(name, table) { use(value) }
  }

  // MARK: Children

  /// The child that is `key` to the element.
  func child(key: String) -> InterfaceElement? { child { $0.key == key } }

  /// The first child with the given name.
  func child(_ name: String) -> InterfaceElement? { child { $0.name == name } }

  private func child(where isWanted: (InterfaceElement) -> Bool) -> InterfaceElement? {
    guard let index = element.children.firstIndex(where: isWanted) else { return nil }
    readChildren |= 1 << UInt64(index & 63)
    return element.children[index]
  }

  /// All children of the given name.
  func children(_ name: String) -> [InterfaceElement] {
    var found: [InterfaceElement] = []
    for (index, child) in element.children.enumerated() where child.name == name {
      readChildren |= 1 << UInt64(index & 63)
      found.append(child)
    }
    return found
  }

  /// Marks attributes and children of the names as known, though nothing is made of them.
  func skip(_ names: String...) {
    for name in names {
      _ = string(name)
      _ = child(key: name)
      _ = children(name)
    }
  }

  /// Notes that attributes and children of the names have no effect here, each once in a file.
  func leaveOut(_ names: String...) {
    for name in names {
      let isSaid = string(name) != nil || child(key: name) != nil || !children(name).isEmpty
      guard isSaid else { continue }
      note(
        "\(name) of \(element.name) has no effect here; it is left out",
        once: "\(element.name).\(name)")
    }
  }

  // MARK: What was left unread

  /// Names the attributes and children that nobody read, each once in a file.
  func reportUnread() {
    for (index, attribute) in element.attributes.enumerated()
    where readAttributes & (1 << UInt64(index & 63)) == 0 && !Self.known.contains(attribute.name) {
      note(
        "the attribute \(attribute.name) of \(element.name) is not known; it is left out",
        once: "\(element.name).\(attribute.name)")
    }
    for (index, child) in element.children.enumerated()
    where readChildren & (1 << UInt64(index & 63)) == 0 && !Self.isAside(child) {
      let name = child.key.map { "\(child.name) \($0)" } ?? child.name
      note(
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
