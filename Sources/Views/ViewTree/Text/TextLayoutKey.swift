// SPDX-License-Identifier: Apache-2.0

/// A request for a layout, under which the layout is stored.
protocol TextLayoutKey: Hashable {
  /// The length of the text, in UTF-8 code units.
  var textLength: Int { get }
}

extension TextRequest: TextLayoutKey {
  var textLength: Int { text.utf8.count }
}

extension StyledRequest: TextLayoutKey {
  var textLength: Int { text.paragraphs.reduce(0) { $0 + $1.text.utf8.count + 1 } }
}
