// SPDX-License-Identifier: Apache-2.0

/// An element of an interface file, with its place in the file.
package final class InterfaceElement: Sendable {
  /// An attribute of an element.
  package struct Attribute: Hashable, Sendable {
    /// The name as written.
    package let name: String
    /// The value, with entities replaced by characters.
    package let value: String
  }

  /// The name of the element.
  package let name: String
  /// The attributes, in the order of the file.
  package let attributes: [Attribute]
  /// The child elements, in the order of the file.
  package let children: [InterfaceElement]
  /// The text in the element; empty for elements with children.
  package let text: String
  /// The file that contains the element.
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

  /// The place of the element's start tag.
  package var place: InterfacePlace { source.place(at: offset) }

  /// The value of the attribute called `name`, or `nil` if the element has none.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// The identifier that connections and constraints use for the element.
  package var id: String? { self["id"] }
  /// The key of the element in its parent.
  package var key: String? { self["key"] }

  /// Returns the first child called `name`.
  package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// Returns the first child with the key `key`.
  package func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// A readable description of the element, such as `label "Title" (id a1-Bc-d2E)`.
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
  /// Returns whether two references are to the same element.
  package static func == (left: InterfaceElement, right: InterfaceElement) -> Bool {
    left === right
  }
  /// Hashes the identity of the element.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
