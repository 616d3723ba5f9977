// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One of the numbers that add up to a side of an element's frame.
package struct FrameTerm: Hashable, Sendable {
  /// What a term comes from.
  package enum Source: String, Hashable, Sendable {
    /// The view's or the content's own length.
    case view
    /// Sections in front, or a section's length.
    case section
    /// Room that boundary items take, or the side at which one stands.
    case boundary
    /// Content insets.
    case inset
    /// What the section keeps clear of besides its own insets.
    case insetsReference
    /// Edge spacing.
    case edgeSpacing
    /// Spacing between sections, groups or items.
    case spacing
    /// A share of the room left over, which a flexible gap takes.
    case share
    /// Groups in front.
    case groups
    /// Items in front.
    case items
    /// A fraction of what holds the element.
    case fraction
    /// An absolute length.
    case absolute
    /// An estimate that was not measured.
    case estimate
    /// A measured length.
    case measurement
    /// The longest of siblings that are uniform.
    case siblings
    /// A custom item's frame.
    case custom
    /// An anchor point.
    case anchor
    /// An offset.
    case offset
    /// What staying in sight takes.
    case pinning
    /// Pixels.
    case rounding
    /// The direction of reading.
    case mirroring
  }

  /// How much it is, in points.
  package var amount: CGFloat
  /// What it comes from.
  package var source: Source
  /// The description that says so, such as `section 2 / group / item 1`.
  package var path: String
  /// The term in words.
  package var words: String

  /// A term; see the properties.
  package init(amount: CGFloat, source: Source, path: String, words: String) {
    self.amount = amount
    self.source = source
    self.path = path
    self.words = words
  }
}
