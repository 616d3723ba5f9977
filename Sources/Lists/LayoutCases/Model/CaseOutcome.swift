// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The result of laying out a case.
package struct CaseOutcome: Sendable {
  /// The frame of an element.
  package struct Frame: Sendable, Equatable {
    /// "cell", or the kind of a supplementary or decoration view.
    package var kind: String
    /// The index of the section.
    package var section: Int
    /// The index of the item; `Int.max` for a boundary item of the layout.
    package var item: Int
    /// The frame, in content coordinates.
    package var frame: CGRect
    /// The stacking order of the element.
    package var zIndex: Int

    /// Creates a frame from its parts.
    package init(kind: String, section: Int, item: Int, frame: CGRect, zIndex: Int) {
      self.kind = kind
      self.section = section
      self.item = item
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// The size of the content.
  package var contentSize: CGSize
  /// The elements selected by the case's `elements`.
  package var frames: [Frame]
  /// The cells as "section.item" for each rectangle query of the case.
  package var elementsInRect: [[String]]
  /// The resting offsets, by section.
  package var settle: [Int: [CGFloat]]
  /// The values of a list section.
  package var section: JSONValue?

  /// Creates an outcome from its parts; frames are sorted by section, kind and item.
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
