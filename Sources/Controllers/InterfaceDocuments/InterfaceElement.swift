// SPDX-License-Identifier: Apache-2.0

/// An element of an interface file, with its place in it.
package final class InterfaceElement: Sendable {
  /// One attribute of an element.
  package struct Attribute: Hashable, Sendable {
    /// The name as it is written.
    package let name: String
    /// The value, without the marks that stood for characters.
    package let value: String
  }

  /// What the element is called.
  package let name: String
  /// What the element says about itself, in the order of the file.
  package let attributes: [Attribute]
  /// The elements in this one, in the order of the file.
  package let children: [InterfaceElement]
  /// The text in the element; empty for elements that hold others.
  package let text: String
  /// The file that the element stands in.
  package let source: InterfaceSource
  private let offset: Int

  init(
    _ start: StartTag, children: [InterfaceElement], text: String, source: InterfaceSource
  ) {
    name = start.name
    attributes = start.attributes
    offset = start.offset
    self.children = children
    self.text = text
    self.source = source
  }

  /// Where the element begins.
  package var place: InterfacePlace { source.place(at: offset) }

  /// The value of the attribute called `name`; nil: the element has none.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// What connections and constraints call the element.
  package var id: String? { self["id"] }
  /// What the element is to the one it stands in.
  package var key: String? { self["key"] }

  /// The first child with the given name.
  package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The first child that is `key` to this element.
  package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// The element in a person's words, such as `label "Title" (id a1-Bc-d2E)`.
  package var words: String {
    var words = name
    if let label = self["userLabel"] ?? self["text"] ?? self["title"], !label.isEmpty {
      words += " \"\(label.prefix(40))\""
    }
    if let id { words += " (id \(id))" }
    return words
  }
}

extension InterfaceElement: Hashable {
  /// An element is equal to itself only.
  package static func == (left: InterfaceElement, right: InterfaceElement) -> Bool {
    left === right
  }
  /// Hashes which element it is.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
