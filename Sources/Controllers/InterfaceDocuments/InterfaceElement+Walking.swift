// SPDX-License-Identifier: Apache-2.0

extension InterfaceElement {
  /// Calls `visit` with this element and those in it, in the order of the file.
  ///
  /// - Complexity: O(n) in the number of elements; no recursion.
  package func walk(_ visit: (InterfaceElement) -> Void) {
    var waiting = [self]
    while let element = waiting.popLast() {
      visit(element)
      waiting.append(contentsOf: element.children.reversed())
    }
  }

  /// The elements in this one, and it itself, for which `isWanted` is true.
  package func all(where isWanted: (InterfaceElement) -> Bool) -> [InterfaceElement] {
    var found: [InterfaceElement] = []
    walk { if isWanted($0) { found.append($0) } }
    return found
  }
}
