// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewControllers
import Testing
import UIKit

/// Tests of the notifications that windows post.
@MainActor
struct WindowNotificationTests {
  private final class Log: @unchecked Sendable {
    var names: [String] = []
  }

  @Test func `a window tells when it is shown, gets keys, and goes`() {
    let stage = ControllerStage()
    let window = UIWindow(frame: stage.window.bounds)
    window.windowScene = stage.window.windowScene
    let log = Log()
    let names = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ]
    let followers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        log.names.append($0.name.rawValue)
      }
    }
    defer { followers.forEach { NotificationCenter.default.removeObserver($0) } }
    window.makeKeyAndVisible()
    expect(log.names, equals: [names[2].rawValue, names[0].rawValue])
    window.isHidden = true
    expect(log.names.dropFirst(2), equals: [names[1].rawValue, names[3].rawValue])
  }
}
