// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Login

@MainActor struct GradedTests {
  private static func frames(_ screen: Screen) -> [CGRect] {
    ["email", "password", "login"].map(screen.frame(ofView:))
  }

  @Test(arguments: [(Device.iPhoneSE, 24.0), (.iPhone15, 24), (.iPadMini, 172)])
  func `the form has its margins`(device: Device, margin: Double) {
    let screen = Screen(CollectionViewHarness(LoginViewController(), on: device))
    let frames = Self.frames(screen)
    for frame in frames {
      #expect(
        frame.minX.isClose(to: margin) && frame.maxX.isClose(to: screen.harness.size.width - margin)
      )
      #expect(frame.height.isClose(to: 48))
    }
    #expect(frames[1].minY.isClose(to: frames[0].maxY + 12))
    #expect(frames[2].minY.isClose(to: frames[1].maxY + 24))
    let safe = screen.harness.view.safeAreaInsets
    let middle = (safe.top + screen.harness.size.height - safe.bottom) / 2
    #expect(((frames[0].minY + frames[2].maxY) / 2).isClose(to: middle, within: 2))
  }

  @Test func `the form is above the keyboard`() throws {
    let harness = CollectionViewHarness(LoginViewController(), on: .iPhoneSE)
    harness.keyboardHeight = 260
    try harness.tap("email")
    harness.runUntilIdle()
    let frames = Self.frames(Screen(harness))
    let middle = (harness.view.safeAreaInsets.top + harness.size.height - 260) / 2
    #expect(((frames[0].minY + frames[2].maxY) / 2).isClose(to: middle, within: 2))
  }

  @Test func `the button is enabled by valid input`() throws {
    let harness = CollectionViewHarness(LoginViewController(), on: .iPhone15)
    let button = try #require(Screen(harness).view("login") as? UIButton)
    #expect(!button.isEnabled)
    try harness.type("ada@", into: "email")
    try harness.type("12345678", into: "password")
    #expect(!button.isEnabled)
    try harness.type("b.org", into: "email")
    #expect(button.isEnabled)
    harness.press(.delete)
    #expect(button.isEnabled)
  }

  @Test func `a short password does not log in`() throws {
    let login = LoginViewController()
    var count = 0
    login.onLogin = { _, _ in count += 1 }
    let harness = CollectionViewHarness(login, on: .iPhone15)
    try harness.type("ada@b.org", into: "email")
    try harness.type("1234567", into: "password")
    harness.press(.enter)
    #expect(count == 0)
    try harness.type("8", into: "password")
    let button = try #require(Screen(harness).view("login") as? UIButton)
    #expect(button.isEnabled)
  }

  @Test func `return goes on and logs in`() throws {
    let login = withDevice(.iPhone15) { LoginViewController() }
    var entered: [String] = []
    login.onLogin = { entered += [$0, $1] }
    let harness = CollectionViewHarness(login, on: .iPhone15)
    try harness.type("ada@b.org", into: "email")
    harness.press(.enter)
    let screen = Screen(harness)
    let password = try #require(screen.view("password") as? UITextField)
    #expect(password.isFirstResponder && password.isSecureTextEntry)
    harness.type("correct horse")
    harness.press(.enter)
    #expect(entered == ["ada@b.org", "correct horse"])
    #expect(!password.isFirstResponder)
  }

  @Test func `the fields are what they are for`() throws {
    let screen = Screen(CollectionViewHarness(LoginViewController(), on: .iPhone15))
    let email = try #require(screen.view("email") as? UITextField)
    #expect(email.keyboardType == .emailAddress && email.autocapitalizationType == .none)
    #expect(email.autocorrectionType == .no && email.placeholder == "E-mail")
    let password = try #require(screen.view("password") as? UITextField)
    #expect(password.placeholder == "Password")
  }
}
