// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Login

@MainActor struct LoginTests {
  @Test func `the form has a background`() {
    let login = LoginViewController()
    login.loadViewIfNeeded()
    #expect(login.view.backgroundColor == .systemBackground)
  }
}
