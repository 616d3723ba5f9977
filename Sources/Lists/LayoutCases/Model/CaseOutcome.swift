// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What was found when a case was laid out.
package struct CaseOutcome: Sendable {
  /// An element's place.
  package struct Frame: Sendable, Equatable {
    /// "cell", or the kind of a supplementary or decoration view.
    package var kind: String
    /// The section.
    package var section: Int
    /// The item; `Int.max` for a boundary item of the layout.
    package var item: Int
    /// The frame, in content coordinates.
    package var frame: CGRect
    /// The order.
    package var zIndex: Int

    /// An element's place by its parts.
    package init(kind: String, section: Int, item: Int, frame: CGRect, zIndex: Int) {
      self.kind = kind
      self.section = section
      self.item = item
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// The content's size.
  package var contentSize: CGSize
  /// The elements that the case's `elements` names.
  package var frames: [Frame]
  /// For each rectangle query of the case, the cells as "section.item".
  package var elementsInRect: [[String]]
  /// Where sections came to rest, by section.
  package var settle: [Int: [CGFloat]]
  /// Values of a list section.
  package var section: JSONValue?

  /// An outcome by its parts; frames are put in order of section, kind and item.
  package init(
    contentSize: CGSize, frames: [Frame], elementsInRect: [[String]] = [],
    settle: [Int: [CGFloat]] = [:], section: JSONValue? = nil
  ) {
    self.contentSize = contentSize
    self.frames = frames.sorted {
      ($0.section, $0.kind, $0.item) < ($1.section, $1.kind, $1.item)
    }
    self.elementsInRect = elementsInRect
    self.settle = settle
    self.section = section
  }
}
