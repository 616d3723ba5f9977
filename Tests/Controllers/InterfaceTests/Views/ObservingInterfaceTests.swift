// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the methods that apps override to observe their models compile.
@MainActor
struct ObservingInterfaceTests {
  private final class View: UIView {
    override func updateProperties() { super.updateProperties() }
    override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
    override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
  }

  private final class Controller: UIViewController {
    override func updateProperties() { super.updateProperties() }
    override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
    override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
  }

  @Test func `views and controllers override the update of their properties`() {
    let controller = Controller()
    controller.view = View()
    controller.updatePropertiesIfNeeded()
    expect(controller.viewIfLoaded is View)
  }
}
