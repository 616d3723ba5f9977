// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// What shows an application's windows and turns its main loop.
///
/// A host never learns what a window holds: it gets a ``UIWindow``'s surface to paint and to send
/// events to.
@MainActor
package protocol ApplicationHost: AnyObject {
  /// The size windows get that ask for none, in points.
  var defaultWindowSize: CGSize { get }
  /// Pixels per point of the display windows open on.
  var displayScale: CGFloat { get }
  /// Whether the person prefers light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get }
  /// Whether the person asks for more contrast.
  var accessibilityContrast: UIAccessibilityContrast { get }
  /// How large the person wants text.
  var contentSizeCategory: UIContentSizeCategory { get }
  /// Calls `launch` once, then turns the main loop until the application ends.
  ///
  /// - Returns: The program's exit status.
  func run(launch: () -> Void) -> Int32
  /// Opens a window on the display that shows `window`, which is mounted already.
  func open(_ window: UIWindow) -> any WindowHost
}

extension ApplicationHost {
  /// The usual contrast, where a host knows of no other.
  package var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// The size that applications are designed for, where a host knows no other.
  package var contentSizeCategory: UIContentSizeCategory { .large }
}
