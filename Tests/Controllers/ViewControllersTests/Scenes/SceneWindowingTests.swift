// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the window operations that the user may perform on a scene, and of the delegate's calls.
@MainActor
@Suite("Windows of scenes", .serialized)
struct SceneWindowingTests {
  private final class Follower: NSObject, UIWindowSceneDelegate {
    var heard: [String] = []

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let (before, now) = (previousEffectiveGeometry, windowScene.effectiveGeometry)
      heard.append("\(before.coordinateSpace.bounds.width) \(now.coordinateSpace.bounds.width)")
    }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let style = previousTraitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      let way = previousInterfaceOrientation.isPortrait ? "upright" : "wide"
      heard.append("\(previousCoordinateSpace.bounds.height) \(way) \(style)")
    }
  }

  private let stage = ControllerStage(size: CGSize(width: 300, height: 500))

  private func scene() throws -> UIWindowScene { try #require(stage.window.windowScene) }

  @Test func `a window has any size until its scene restricts it`() throws {
    let limits: UISceneSizeRestrictions = try #require(try scene().sizeRestrictions)
    expect(limits.minimumSize == .zero)
    expect(limits.maximumSize.width, equals: .greatestFiniteMagnitude)
    stage.resize(20, 20)
    expect(stage.window.bounds.size, equals: CGSize(width: 20, height: 20))
    limits.minimumSize = CGSize(width: 200, height: 300)
    limits.maximumSize = CGSize(width: 600, height: 250)
    stage.resize(20, 20)
    expect(stage.window.bounds.size, equals: CGSize(width: 200, height: 300))
    stage.resize(900, 900)
    expect(stage.window.bounds.size, equals: CGSize(width: 600, height: 300))
    expect(try scene().sizeRestrictions === limits)
  }

  @Test func `a window fills the screen of its device`() throws {
    expect(try scene().isFullScreen)
  }

  @Test func `what a person may do with a window is kept`() throws {
    let behaviors: UISceneWindowingBehaviors = try #require(try scene().windowingBehaviors)
    expect(behaviors.isClosable)
    behaviors.isClosable = false
    expect(try scene().windowingBehaviors?.isClosable, equals: false)
  }

  @Test func `the delegate hears of another size, and of other traits`() throws {
    let follower = Follower()
    try scene().delegate = follower
    defer { stage.window.windowScene?.delegate = nil }
    stage.resize(700, 400)
    expect(follower.heard, equals: ["300.0 700.0", "500.0 upright light"])
    follower.heard = []
    stage.window.hostDidChange(style: .dark)
    expect(follower.heard, equals: ["400.0 wide light"])
    stage.window.hostDidChange(style: .dark)
    expect(follower.heard.count, equals: 1)
  }

  @Test func `geometries are equal by what they say`() throws {
    let before = try scene().effectiveGeometry
    expect(
      try before == scene().effectiveGeometry && before.hash == scene().effectiveGeometry.hash)
    expect(before.copy() as? UIWindowScene.Geometry === before)
    expect(!before.isInteractivelyResizing && !before.isInterfaceOrientationLocked)
    stage.resize(300, 501)
    expect(try before != scene().effectiveGeometry)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    stage.window.addSubview(view)
    let space = before.coordinateSpace
    expect(space.convert(CGPoint(x: 11, y: 22), to: view), equals: CGPoint(x: 1, y: 2))
    expect(space.convert(CGPoint.zero, from: view), equals: CGPoint(x: 10, y: 20))
    expect(space.convert(view.bounds, from: view), equals: view.frame)
    expect(space.convert(view.frame, to: view), equals: view.bounds)
  }

  @Test func `a scene is asked for by the name of a content that it allows`() throws {
    let scene = try scene()
    defer { scene.activationConditions = UISceneActivationConditions() }
    func isRefused(_ content: String?) -> Bool {
      let activity = NSUserActivity(activityType: "reading")
      activity.targetContentIdentifier = content
      var isRefused = false
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: activity, options: nil
      ) { _ in isRefused = true }
      return isRefused
    }
    expect(!isRefused("one") && isRefused(nil))
    let conditions: UISceneActivationConditions = scene.activationConditions
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    expect(isRefused("one"))
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate { content, _ in
      content as? String == "two"
    }
    expect(isRefused("one") && !isRefused("two"))
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: conditions, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: UISceneActivationConditions.self, from: data)
    expect(read?.canActivateForTargetContentIdentifierPredicate.evaluate(with: "any"), equals: true)
  }
}
