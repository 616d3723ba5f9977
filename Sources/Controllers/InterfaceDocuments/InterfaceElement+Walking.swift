// SPDX-License-Identifier: Apache-2.0

extension InterfaceElement {
  /// Calls `visit` with this element and its descendants, in the order of the file.
  ///
  /// - Complexity: O(n) in the number of elements; no recursion.
  package func walk(_ visit: (InterfaceElement) -> Void) {
    var waiting = [self]
    while let element = waiting.popLast() {
      visit(element)
      waiting.append(contentsOf: element.children.reversed())
    }
  }

  /// Returns this element and its descendants for which `isWanted` returns `true`.
  package func all(where isWanted: (InterfaceElement) -> Bool) -> [InterfaceElement] {
    var found: [InterfaceElement] = []
    walk { if isWanted($0) { found.append($0) } }
    return found
  }
}
