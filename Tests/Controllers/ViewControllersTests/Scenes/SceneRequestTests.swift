// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of scene requests in a program with one scene.
@MainActor
struct SceneRequestTests {
  private let stage = ControllerStage()

  private var application: UIApplication { .shared }

  @Test func `a second scene is refused`() {
    var errors: [UISceneError] = []
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
      if let error = $0 as? UISceneError { errors.append(error) }
    }
    expect(errors.map(\.code), equals: [.multipleScenesNotSupported])
  }

  @Test func `the scene comes forward and goes on with an activity`() throws {
    final class Follower: NSObject, UISceneDelegate {
      var heard: [String] = []
      func scene(
        _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
      ) { heard.append("will " + userActivityType) }
      func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        heard.append(userActivity.activityType)
      }
    }
    let scene = try #require(stage.window.windowScene)
    let follower = Follower()
    scene.delegate = follower
    defer { scene.delegate = nil }
    var failed = false
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = scene
    application.requestSceneSessionActivation(
      scene.session, userActivity: NSUserActivity(activityType: "reading"), options: options
    ) { _ in failed = true }
    expect(!failed && follower.heard == ["will reading", "reading"])
    expect(stage.window.isKeyWindow)
  }

  @Test func `the only scene is not closed`() throws {
    let scene = try #require(stage.window.windowScene)
    var failed = false
    application.requestSceneSessionDestruction(
      scene.session, options: UISceneDestructionRequestOptions()
    ) { _ in failed = true }
    expect(failed && !stage.window.isHidden)
  }

  @Test func `what can be done from outside of the program is kept`() throws {
    let item = UIMutableApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil,
      icon: UIApplicationShortcutIcon(systemImageName: "plus"), userInfo: nil)
    item.localizedTitle = "New note"
    application.shortcutItems = [item]
    defer { application.shortcutItems = nil }
    let copy = try #require(item.copy() as? UIApplicationShortcutItem)
    expect(copy.localizedTitle == "New note" && copy.type == "new")
    expect(copy.icon?.isEqual(UIApplicationShortcutIcon(systemImageName: "plus")), equals: true)
    expect(copy.icon?.isEqual(UIApplicationShortcutIcon(type: .add)), equals: false)
    expect(application.shortcutItems?.count, equals: 1)
  }
}
