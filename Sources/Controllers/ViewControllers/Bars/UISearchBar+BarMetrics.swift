// SPDX-License-Identifier: Apache-2.0

public import MullionTextInput
public import MullionViewTree

/// Grounds by where a search bar stands.
///
/// Differs from UIKit: a bar does not look for where it stands: only the ground of any position and of the usual height counts.
extension UISearchBar {
  /// Sets the picture of the ground where a bar of such metrics stands.
  ///
  /// For any position and the usual height it does what `backgroundImage` does; others are left out.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barPosition == .any, barMetrics == .default else { return }
    self.backgroundImage = backgroundImage
  }

  /// The picture of the ground where a bar of such metrics stands; nil: none was set.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    barPosition == .any && barMetrics == .default ? backgroundImage : nil
  }
}
