// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewControllers
import UIKit

// Device features other than the display: haptic feedback, opened URLs, saved photos, the keyboard, memory
// warnings.
extension CollectionViewHarness {
  /// The haptic feedback that the screen's code has requested so far, in order, such as `impact light`,
  /// `selection`, `notification success`.
  public var feedback: [String] { display.feedback }

  /// The URLs that the screen's code has opened in other programs so far, in order.
  public var openedAddresses: [URL] { display.openedAddresses }

  /// Passes `url` to the delegate of the screen's scene, or else of the application, as a desktop does with the
  /// URLs of a program's own schemes.
  public func open(_ url: URL) {
    display.perform { UIApplication.shared.receive([url]) }
    layout()
  }

  /// The images and movies that the code has saved to the user's folders, as file contents, in order.
  public var savedPhotos: [Data] { display.savedPhotos }

  /// The height of the on-screen keyboard while text is edited, in points; 0, the default, stands for a
  /// hardware keyboard.
  ///
  /// Controllers are informed by notifications, views by `keyboardLayoutGuide`.
  public var keyboardHeight: CGFloat {
    get { display.keyboardHeight }
    set {
      display.keyboardHeight = newValue
      layout()
    }
  }

  /// Sends a memory warning to the application's delegate, controllers and observers.
  public func warnOfScarceMemory() {
    display.perform { UIApplication.shared.memoryIsScarce() }
    layout()
  }
}
