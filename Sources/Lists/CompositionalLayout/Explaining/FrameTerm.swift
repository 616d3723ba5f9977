// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One of the numbers that add up to a side of an element's frame.
package struct FrameTerm: Hashable, Sendable {
  /// The origin of a term.
  package enum Source: String, Hashable, Sendable {
    /// The length of the view or of the content.
    case view
    /// The preceding sections, or the length of a section.
    case section
    /// The space that boundary items take, or the alignment of a boundary item.
    case boundary
    /// Content insets.
    case inset
    /// The insets from the section's insets reference, in addition to the section's own insets.
    case insetsReference
    /// Edge spacing.
    case edgeSpacing
    /// Spacing between sections, groups or items.
    case spacing
    /// The share of the remaining space that flexible spacing takes.
    case share
    /// The preceding groups.
    case groups
    /// The preceding items.
    case items
    /// A fraction of the container's length.
    case fraction
    /// An absolute length.
    case absolute
    /// An estimate that was not measured.
    case estimate
    /// A measured length.
    case measurement
    /// The longest of uniform siblings.
    case siblings
    /// A custom item's frame.
    case custom
    /// An anchor point.
    case anchor
    /// An offset.
    case offset
    /// The shift that keeps a pinned item visible.
    case pinning
    /// Rounding to pixels.
    case rounding
    /// Mirroring for right-to-left layout.
    case mirroring
  }

  /// The amount, in points.
  package var amount: CGFloat
  /// The origin of the amount.
  package var source: Source
  /// The path of the description that specifies the amount, such as `section 2 / group / item 1`.
  package var path: String
  /// The explanation of the term.
  package var words: String

  /// Creates a term from its properties.
  package init(amount: CGFloat, source: Source, path: String, words: String) {
    self.amount = amount
    self.source = source
    self.path = path
    self.words = words
  }
}
