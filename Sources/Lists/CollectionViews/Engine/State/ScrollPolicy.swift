// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What stays in its place when content comes, beyond what always does.
package struct ScrollPolicy: Hashable, Sendable {
  /// Whether a view at its end stays at its end.
  package var followsEnd = false
  /// So far from its end, in points, a view counts as there.
  package var endDistance: CGFloat = 40
  /// Whether the user goes on to see what they see when data is updated, instead of the offset.
  package var keepsPlaceInUpdates = false
  /// Whether the user goes on to see what they see when the layout is invalidated or the view has
  /// another size, instead of the offset.
  package var keepsPlaceInLayouts = false
  /// Whether a view at its beginning shows what it shows, instead of the beginning.
  package var keepsPlaceAtStart = false

  /// Nothing but what always stays.
  package init() {}
}
