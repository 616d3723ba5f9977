// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// The host that shows an application's windows and runs its main loop.
///
/// A host is independent of the contents of windows: it paints the surface of a ``UIWindow`` and sends events
/// to it.
@MainActor
package protocol ApplicationHost: AnyObject {
  /// The size of windows that request no size, in points.
  var defaultWindowSize: CGSize { get }
  /// The pixels per point of the display.
  var displayScale: CGFloat { get }
  /// The interface style that the user prefers.
  var userInterfaceStyle: UIUserInterfaceStyle { get }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get }
  /// The text size that the user prefers.
  var contentSizeCategory: UIContentSizeCategory { get }
  /// Calls `launch` once, then runs the main loop until the application ends.
  ///
  /// - Returns: The exit status of the program.
  func run(launch: () -> Void) -> Int32
  /// Opens a window on the display that shows `window`, which is already mounted.
  ///
  /// - Returns: The host's representation of the window.
  func open(_ window: UIWindow) -> any WindowHost
}

extension ApplicationHost {
  /// The contrast that the user prefers; `.normal` by default.
  package var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The text size that the user prefers; `.large` by default.
  package var contentSizeCategory: UIContentSizeCategory { .large }
}
