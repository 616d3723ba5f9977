// SPDX-License-Identifier: Apache-2.0

/// The beginning of an element.
struct StartTag {
  var name: String
  var attributes: [InterfaceElement.Attribute]
  /// The number of the byte at which it begins.
  var offset: Int
  /// Whether the element ends here as well.
  var isWhole: Bool

  /// What `id` says.
  var id: String? { attributes.first { $0.name == "id" }?.value }
}
