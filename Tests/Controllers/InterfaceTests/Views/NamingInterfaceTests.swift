// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that names that libraries use, such as notification names, are declared where UIKit declares them.
@MainActor
struct NamingInterfaceTests {
  @Test func `views and controllers have the names of the keyboard's notifications`() {
    expect(
      UIWindow.keyboardWillChangeFrameNotification,
      equals: UIResponder.keyboardWillChangeFrameNotification)
    expect(
      UIViewController.keyboardFrameEndUserInfoKey, equals: UIResponder.keyboardFrameEndUserInfoKey)
  }

  @Test func `what a person sees has names for tests`() {
    let named: [any UIAccessibilityIdentification] = [
      UIImage(), UIView(), UIAction(title: "Add") { _ in }, UIBarButtonItem(),
      UIAlertAction(title: "Stop", style: .cancel),
    ]
    for thing in named { thing.accessibilityIdentifier = "name" }
    expect(named.allSatisfy { $0.accessibilityIdentifier == "name" })
  }

  @Test func `older code finds the names of its time`() {
    expect(UI_USER_INTERFACE_IDIOM(), equals: UIDevice.current.userInterfaceIdiom)
    let options: [UIApplicationLaunchOptionsKey: Any] = [.url: "mullion"]
    expect(options[UIApplication.LaunchOptionsKey.url] as? String, equals: "mullion")
  }
}
