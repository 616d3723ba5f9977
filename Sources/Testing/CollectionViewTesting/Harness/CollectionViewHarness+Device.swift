// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewControllers
import UIKit

// What a device does to the screen beside showing it.
extension CollectionViewHarness {
  /// What the screen's code asked the device to shake or click for so far, in its order, as in
  /// `impact light`, `selection`, `notification success`.
  public var feedback: [String] { display.feedback }

  /// The addresses that the screen's code had other programs open so far, in its order.
  public var openedAddresses: [URL] { display.openedAddresses }

  /// The pictures and films that the code saved to the person's folders, as files' bytes, in its order.
  public var savedPhotos: [Data] { display.savedPhotos }

  /// How high the keyboard of the device is while text is edited, in points; 0, as at first: text comes
  /// from keys, and no keyboard is on the screen.
  ///
  /// Controllers hear of it by notifications, views by `keyboardLayoutGuide`.
  public var keyboardHeight: CGFloat {
    get { display.keyboardHeight }
    set {
      display.keyboardHeight = newValue
      layout()
    }
  }

  /// Tells the application's delegate, controllers and observers that memory is scarce.
  public func warnOfScarceMemory() {
    display.perform { UIApplication.shared.memoryIsScarce() }
    layout()
  }
}
