// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The rectangles of a section, in content coordinates.
package struct SectionFrames: Hashable, Sendable {
  /// The section as a whole, headers and footers included.
  package var frame: CGRect
  /// The section without the headers and footers that extend it, as wide as the view.
  package var body: CGRect
  /// The body minus the section's insets.
  package var inner: CGRect
}
