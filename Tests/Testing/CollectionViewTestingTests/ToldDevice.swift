// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The device properties that an app reads from all available sources.
@MainActor
struct ToldDevice: Equatable {
  var screen: CGSize
  var scale: CGFloat
  var idiom: UIUserInterfaceIdiom
  var isTurned: Bool
  /// The idiom in the controller's traits.
  var ownIdiom: UIUserInterfaceIdiom
  /// The idiom in the traits of a view that is in no window.
  var viewIdiom: UIUserInterfaceIdiom
  /// The interface style of the current traits.
  var style: UIUserInterfaceStyle
}

extension ToldDevice {
  /// Reads the current values for `controller`.
  init(by controller: UIViewController) {
    self.init(
      screen: UIScreen.main.bounds.size, scale: UIScreen.main.scale,
      idiom: UIDevice.current.userInterfaceIdiom,
      isTurned: UIDevice.current.orientation.isLandscape,
      ownIdiom: controller.traitCollection.userInterfaceIdiom,
      viewIdiom: UIView().traitCollection.userInterfaceIdiom,
      style: UITraitCollection.current.userInterfaceStyle)
  }
}
