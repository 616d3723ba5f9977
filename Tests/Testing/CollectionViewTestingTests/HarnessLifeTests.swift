// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// Tests of the states of scenes and of the application on the devices of the test kit.
@MainActor
struct HarnessLifeTests {
  /// A controller that records the state of the application at its creation, and that of the scene when its
  /// view is loaded.
  private final class Witness: UIViewController {
    let madeIn = UIApplication.shared.applicationState
    private(set) var loadedIn: UIScene.ActivationState?

    override func viewDidLoad() {
      super.viewDidLoad()
      loadedIn = UIApplication.shared.connectedScenes.first?.activationState
    }
  }

  private final class SceneDelegate: NSObject, UISceneDelegate {
    var calls: [String] = []

    func sceneWillEnterForeground(_ scene: UIScene) { record("willEnterForeground", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { record("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { record("willResignActive", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { record("didEnterBackground", scene) }

    private func record(_ call: String, _ scene: UIScene) {
      calls.append("\(call) \(scene.activationState) \(UIApplication.shared.applicationState)")
    }
  }

  @Test func `a mounted scene is active in the foreground, and so is the application`() throws {
    let harness = CollectionViewHarness(Witness(), on: .iPhone15)
    let witness = try #require(harness.viewController as? Witness)
    expect(witness.madeIn, equals: .active)
    expect(witness.loadedIn, equals: .foregroundActive)
    let scene = UIApplication.shared.connectedScenes.first {
      $0.activationState == .foregroundActive
    }
    expect(scene != nil && scene === harness.view.window?.windowScene)
  }

  @Test func `the scene of a harness that is gone is unattached`() {
    var harness: CollectionViewHarness? = CollectionViewHarness(Witness(), on: .iPhone15)
    let scene = harness?.view.window?.windowScene
    harness = nil
    expect(scene?.activationState, equals: .unattached)
  }

  @Test func `the background and back are told to the scene's delegate in order`() throws {
    let harness = CollectionViewHarness(Witness(), on: .iPhone15)
    let scene = try #require(harness.view.window?.windowScene)
    let delegate = SceneDelegate()
    scene.delegate = delegate
    harness.enterBackground()
    harness.enterBackground()
    expect(
      delegate.calls,
      equals: [
        "willResignActive foregroundActive active",
        "didEnterBackground background background",
      ])
    expect(UIApplication.shared.applicationState, equals: .background)
    delegate.calls = []
    harness.enterForeground()
    harness.enterForeground()
    expect(
      delegate.calls,
      equals: [
        "willEnterForeground foregroundInactive background",
        "didBecomeActive foregroundActive active",
      ])
    delegate.calls = []
    harness.resignActive()
    expect(scene.activationState, equals: .foregroundInactive)
    harness.becomeActive()
    expect(
      delegate.calls,
      equals: [
        "willResignActive foregroundActive active", "didBecomeActive foregroundActive active",
      ])
  }

  @Test func `the scene's notifications carry the scene, other scenes keep their states`() throws {
    let other = CollectionViewHarness(Witness(), on: .iPadMini)
    let harness = CollectionViewHarness(Witness(), on: .iPhone15)
    let scene = try #require(harness.view.window?.windowScene)
    let otherScene = try #require(other.view.window?.windowScene)
    let own = Notes(of: scene)
    let foreign = Notes(of: otherScene)
    harness.enterBackground()
    harness.enterForeground()
    expect(
      own.names,
      equals: [
        "UISceneWillDeactivateNotification", "UISceneDidEnterBackgroundNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
      ])
    expect(foreign.names == [] && otherScene.activationState == .foregroundActive)
    harness.enterBackground()
    expect(UIApplication.shared.applicationState, equals: .background)
    other.layout()
    expect(UIApplication.shared.applicationState, equals: .active)
  }

  /// A recorder of the notifications that are posted for a scene.
  @MainActor private final class Notes {
    private(set) var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(of scene: UIScene) {
      let all = [
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
      ]
      tokens = all.map { name in
        NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.names.append(name.rawValue) }
        }
      }
    }

    isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }
}
