// SPDX-License-Identifier: Apache-2.0

/// The start tag of an element.
struct StartTag {
  var name: String
  var attributes: [InterfaceElement.Attribute]
  /// The byte offset of the tag.
  var offset: Int
  /// Whether the tag also ends the element.
  var isWhole: Bool

  /// The value of the `id` attribute.
  var id: String? { attributes.first { $0.name == "id" }?.value }
}
