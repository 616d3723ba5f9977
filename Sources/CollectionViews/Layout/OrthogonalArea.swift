// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
package import Foundation

/// The part of the content in which an orthogonal section scrolls by itself.
package struct OrthogonalArea: Hashable, Sendable {
  /// Where the area is, in content coordinates; as wide as the view.
  package var frame: CGRect
  /// How much there is to scroll in it, in points.
  package var contentSize: CGSize
  /// Along which axis it scrolls.
  package var axis: UICollectionViewScrollDirection
  /// The offsets along `axis` between which scrolling comes to rest, in points.
  package var range: ClosedRange<CGFloat>
  /// The offset along `axis` before anything scrolled, in points.
  package var start: CGFloat
  /// Whether scrolling turns pages, one at a time.
  package var turnsPages: Bool
  /// How the section repeats; `nil` when it has ends.
  package var loop: SectionLoop?
  /// How a hand and what follows it move the content.
  package var motion = OrthogonalMotion()

  /// An area; see the properties.
  package init(
    frame: CGRect, contentSize: CGSize, axis: UICollectionViewScrollDirection,
    range: ClosedRange<CGFloat>, start: CGFloat, turnsPages: Bool
  ) {
    self.frame = frame
    self.contentSize = contentSize
    self.axis = axis
    self.range = range
    self.start = start
    self.turnsPages = turnsPages
  }
}
