// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The policy for preserving the scroll position when content changes, beyond the default behavior.
package struct ScrollPolicy: Hashable, Sendable {
  /// Whether a view that is scrolled to its end stays there.
  package var followsEnd = false
  /// The maximum distance from the end, in points, at which a view counts as scrolled to its end.
  package var endDistance: CGFloat = 40
  /// Whether an update of data preserves the visible content's position instead of the offset.
  package var keepsPlaceInUpdates = false
  /// Whether an invalidated layout or another size of the view preserves the visible content's position
  /// instead of the offset.
  package var keepsPlaceInLayouts = false
  /// Whether a view scrolled to its beginning preserves the visible content's position, instead of staying at
  /// the beginning.
  package var keepsPlaceAtStart = false

  /// Creates the default policy.
  package init() {}
}
