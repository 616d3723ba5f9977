// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The derivation of an element's frame: each side as a sum of terms.
package struct FrameExplanation: Hashable, Sendable {
  /// The element whose frame is explained.
  package var element: LayoutElement
  /// The frame in content coordinates.
  package var frame: CGRect
  /// The terms of the left edge.
  package var x: [FrameTerm]
  /// The terms of the top edge.
  package var y: [FrameTerm]
  /// The terms of the width.
  package var width: [FrameTerm]
  /// The terms of the height.
  package var height: [FrameTerm]

  /// Creates the explanation of `frame`.
  ///
  /// - Parameters:
  ///   - element: The element that has the frame.
  ///   - frame: The frame in content coordinates.
  ///   - terms: The terms of the sides in the order of ``sides``; missing sides have no terms.
  package init(element: LayoutElement, frame: CGRect, terms: [[FrameTerm]]) {
    self.element = element
    self.frame = frame
    let sides = terms + Array(repeating: [], count: max(0, 4 - terms.count))
    (x, y, width, height) = (sides[0], sides[1], sides[2], sides[3])
  }

  /// The four sides with their names, values and terms.
  package var sides: [(name: String, value: CGFloat, terms: [FrameTerm])] {
    [
      ("x", frame.origin.x, x), ("y", frame.origin.y, y), ("width", frame.size.width, width),
      ("height", frame.size.height, height),
    ]
  }
}

extension FrameExplanation: CustomStringConvertible {
  /// A line with the kind, the index and the frame of the element, then a paragraph for each side with its
  /// value and its terms.
  package var description: String {
    let kind = element.kind ?? "cell"
    let item = element.item == .max ? "layout" : "\(element.section).\(element.item)"
    let numbers = sides.map { LintWords.number($0.value) }.joined(separator: ", ")
    let paragraphs = sides.map { side in
      let lines = side.terms.map { term in
        let amount = LintWords.signed(term.amount)
        let gap = String(repeating: " ", count: max(0, 10 - amount.count))
        return "\(gap)\(amount)  \(term.words)" + (term.path.isEmpty ? "" : "  [\(term.path)]")
      }
      return (["\(side.name) = \(LintWords.number(side.value))"] + lines).joined(separator: "\n")
    }
    return "\(kind) \(item): (\(numbers))\n" + paragraphs.joined(separator: "\n")
  }
}
