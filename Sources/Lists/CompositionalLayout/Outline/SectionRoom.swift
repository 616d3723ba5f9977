// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The rectangles that a section is made of, in content coordinates.
package struct SectionRoom: Hashable, Sendable {
  /// The section as a whole, headers and footers included.
  package var frame: CGRect
  /// The section without the headers and footers that extend it, as wide as the view.
  package var body: CGRect
  /// What the section's insets leave of the body.
  package var inner: CGRect
}
