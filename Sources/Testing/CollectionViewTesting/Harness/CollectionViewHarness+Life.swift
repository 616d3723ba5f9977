// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionViewControllers
import UIKit

// The application's life cycle. A screen is mounted in an active scene; the test controls the rest.
extension CollectionViewHarness {
  /// Moves the application to the background, as the home gesture does.
  ///
  /// The scene's delegate, or the application's if there is none, and observers are notified. So are
  /// observers in the screens of other harnesses that were added without an object, which is reported once if
  /// a harness of another test exists.
  public func enterBackground() { live { $0.goBackward() } }

  /// Brings the application to the foreground and makes it active.
  public func enterForeground() {
    live { $0.applicationState == .background ? $0.comeForward() : $0.becomeActive() }
  }

  /// Makes the application inactive in the foreground, as an incoming call does.
  public func resignActive() { live { $0.resignActive() } }

  /// Makes the application active again; no-op in the background.
  public func becomeActive() {
    live { if $0.applicationState == .inactive { $0.becomeActive() } }
  }

  private func live(_ change: (UIApplication) -> Void) {
    if LivingScreens.areBesideOtherTests {
      Diagnostics.reportOnce(
        """
        The application of a harness changed its state while a harness of another test lived. An \
        observer in that one's screen that was added without an object is notified too: compare the \
        notification's object with the screen's scene, or keep both tests in one serialized suite.
        """)
    }
    act { _ in change(.shared) }
    layout()
  }
}
