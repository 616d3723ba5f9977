// SPDX-License-Identifier: Apache-2.0

public import MullionTextInput
public import MullionViewTree

/// Background images by the position of a search bar.
///
/// Differs from UIKit: only the image for the position `any` and the metrics `default` is used.
extension UISearchBar {
  /// Sets the background image for a position and bar metrics.
  ///
  /// For the position `any` and the metrics `default`, `backgroundImage` is set; other values are ignored.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barPosition == .any, barMetrics == .default else { return }
    self.backgroundImage = backgroundImage
  }

  /// Returns the background image for a position and bar metrics, or `nil` if none was set.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barPosition == .any && barMetrics == .default ? backgroundImage : nil
  }
}
