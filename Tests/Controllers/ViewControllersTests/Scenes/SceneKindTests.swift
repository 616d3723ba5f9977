// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of scene roles, activation states and interface orientations.
@MainActor
@Suite("Kinds of scenes", .serialized)
struct SceneKindTests {
  private let stage = ControllerStage(size: CGSize(width: 300, height: 500))

  @Test func `a scene's geometry is that of its window`() throws {
    let scene = try #require(stage.window.windowScene)
    let geometry: UIWindowScene.Geometry = scene.effectiveGeometry
    expect(geometry.interfaceOrientation, equals: UIInterfaceOrientation.portrait)
    stage.resize(700, 500)
    expect(scene.effectiveGeometry.interfaceOrientation, equals: .landscapeRight)
    expect(scene.interfaceOrientation.isLandscape)
    // A geometry that was returned before is unmodified.
    expect(geometry.interfaceOrientation.isPortrait)
  }

  @Test func `a scene knows the window that gets keys`() throws {
    let scene: UIWindowScene = try #require(stage.window.windowScene)
    stage.window.makeKeyAndVisible()
    expect(scene.keyWindow === stage.window)
  }

  @Test func `a wish for what is so already, or for nothing, is not refused`() throws {
    let scene = try #require(stage.window.windowScene)
    var refused = 0
    let wishes: [UIWindowScene.GeometryPreferences] = [
      .iOS(), .iOS(interfaceOrientations: .portrait), .iOS(interfaceOrientations: .all),
      .iOS(interfaceOrientations: .landscape), UIWindowScene.GeometryPreferences(),
    ]
    let answers = wishes.map { wish in
      refused = 0
      scene.requestGeometryUpdate(wish) { error in
        if (error as? UISceneError)?.code == .geometryRequestUnsupported { refused += 1 }
      }
      return refused
    }
    expect(answers, equals: [0, 0, 0, 1, 0])
  }

  @Test func `an interface is upright or wide, and a device may lie too`() {
    let ways: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
    ]
    expect(ways.map(\.rawValue), equals: Array(0...4))
    expect(ways.map(\.isPortrait), equals: [false, true, true, false, false])
    expect(ways.map(\.isLandscape), equals: [false, false, false, true, true])
    let held: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
      .faceDown,
    ]
    expect(held.map(\.rawValue), equals: Array(0...6))
    expect(held.map(\.isPortrait), equals: [false, true, true, false, false, false, false])
    expect(held.map(\.isLandscape), equals: [false, false, false, true, true, false, false])
    expect(held.map(\.isFlat), equals: [false, false, false, false, false, true, true])
    expect(
      held.map(\.isValidInterfaceOrientation),
      equals: [false, true, true, true, true, false, false])
    // A device on its left side has its interface on the right one: their numbers are one.
    expect(
      UIInterfaceOrientation.landscapeRight.rawValue,
      equals: UIDeviceOrientation.landscapeLeft.rawValue)
    expect(UIInterfaceOrientationMask.landscapeLeft.rawValue, equals: 1 << 4)
  }

  @Test func `each session of a window is for windows, and has a name of its own`() throws {
    let session = try #require(stage.window.windowScene?.session)
    expect(session.role, equals: UISceneSession.Role.windowApplication)
    expect(session.role.rawValue, equals: "UIWindowSceneSessionRoleApplication")
    expect(session.scene === stage.window.windowScene && !session.persistentIdentifier.isEmpty)
    let other = UISceneSession.Role(rawValue: "another")
    let configuration = UISceneConfiguration(name: "Name", sessionRole: other)
    expect(configuration.role == other && configuration.role != .windowApplication)
  }

  @Test func `work in the background is a number, and 0 is none`() {
    let works = (0..<3).map { _ in UIApplication.shared.beginBackgroundTask() }
    expect(Set(works).count == 3 && !works.contains(UIBackgroundTaskIdentifier.invalid))
    expect(UIBackgroundTaskIdentifier.invalid.rawValue, equals: 0)
    expect(UIBackgroundTaskIdentifier(rawValue: works[1].rawValue), equals: works[1])
    works.forEach(UIApplication.shared.endBackgroundTask)
  }

  private static func states(_ output: [UInt8]?) -> [String] {
    String(decoding: output ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("state ") }
  }

  @Test func `a program and its scene are inactive, active and in the background`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      LaunchTests.drawIntoFolder()
      await MainActor.run {
        let names: [(Notification.Name, String)] = [
          (UIApplication.didBecomeActiveNotification, "active"),
          (UIApplication.willResignActiveNotification, "resigns"),
          (UIApplication.didEnterBackgroundNotification, "background"),
        ]
        for (name, word) in names {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated {
              let state: UIApplication.State = UIApplication.shared.applicationState
              let scene: UIScene.ActivationState? =
                UIApplication.shared.connectedScenes.first?.activationState
              print("state \(word) \(state) \(scene?.rawValue ?? -9)")
            }
          }
        }
        AppDelegate.main()
      }
    }
    expect(
      Self.states(result?.standardOutputContent),
      equals: [
        "state active active 0", "state resigns inactive 1", "state background background 2",
      ])
    expect(
      [UIApplication.State.active, .inactive, .background].map(\.rawValue), equals: [0, 1, 2])
    let scenes: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    expect(scenes.map(\.rawValue), equals: [-1, 0, 1, 2])
  }

  @Test func `observers hear of a scene's life after its delegate`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      LaunchTests.drawIntoFolder()
      await MainActor.run {
        let names: [(Notification.Name, String)] = [
          (UIScene.willConnectNotification, "connects"),
          (UIScene.willEnterForegroundNotification, "enters foreground"),
          (UIScene.didActivateNotification, "is active"),
          (UIScene.willDeactivateNotification, "resigns"),
          (UIScene.didEnterBackgroundNotification, "is in background"),
          (UIScene.didDisconnectNotification, "disconnects"),
        ]
        for (name, word) in names {
          _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            print("scene told \(word) \($0.object is UIWindowScene)")
          }
        }
        AppDelegate.main()
      }
    }
    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init).filter { $0.hasPrefix("scene ") }
    expect(
      lines,
      equals: [
        "scene connects as Default Configuration", "scene told connects true",
        "scene enters foreground", "scene told enters foreground true", "scene is active",
        "scene told is active true", "scene resigns", "scene told resigns true",
        "scene is in background", "scene told is in background true", "scene disconnects",
        "scene told disconnects true",
      ])
  }

  private final class Dark: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func `who is presented decides about the status bar only when it covers all`() throws {
    let manager: UIStatusBarManager = try #require(stage.window.windowScene?.statusBarManager)
    let dark = Dark()
    dark.modalPresentationStyle = .pageSheet
    stage.root?.present(dark, animated: false)
    expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden)
    dark.modalPresentationCapturesStatusBarAppearance = true
    expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
    stage.root?.dismiss(animated: false)
    stage.frame()
    expect(manager.statusBarStyle, equals: .default)
    let full = Dark()
    full.modalPresentationStyle = .fullScreen
    stage.root?.present(full, animated: false)
    expect(manager.statusBarStyle == .lightContent && manager.statusBarFrame == .zero)
  }

  @Test func `the guides of bars have a length and edges`() {
    let controller = UIViewController()
    let stage = ControllerStage(controller, size: CGSize(width: 300, height: 500), scale: 1)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let guides: [any UILayoutSupport] = [controller.topLayoutGuide, controller.bottomLayoutGuide]
    let views = guides.map { guide in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
        view.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
      ])
      return view
    }
    stage.frame()
    expect(guides.map(\.length), equals: [20, 30])
    expect(views.map(\.frame.minY) == [0, 470] && views.map(\.frame.height) == [10, 15])
  }

  @Test func `the safe area is added to content where the behaviour says`() {
    typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
    let controller = UIViewController()
    let stage = ControllerStage(controller, size: CGSize(width: 300, height: 500), scale: 1)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 5)
    func insets(_ behavior: Behavior, content: CGSize) -> UIEdgeInsets {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      controller.view.addSubview(scroll)
      scroll.contentSize = content
      scroll.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      scroll.contentInsetAdjustmentBehavior = behavior
      stage.frame()
      defer { scroll.removeFromSuperview() }
      return scroll.adjustedContentInset
    }
    let (small, wide) = (CGSize(width: 10, height: 10), CGSize(width: 900, height: 10))
    let (none, all) = (
      UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
      UIEdgeInsets(top: 21, left: 11, bottom: 31, right: 6)
    )
    let (down, across) = (
      UIEdgeInsets(top: 21, left: 1, bottom: 31, right: 1),
      UIEdgeInsets(top: 1, left: 11, bottom: 1, right: 6)
    )
    expect(UIScrollView().contentInsetAdjustmentBehavior, equals: Behavior.automatic)
    expect(insets(.never, content: wide) == none && insets(.always, content: small) == all)
    expect(insets(.scrollableAxes, content: small), equals: none)
    expect(insets(.scrollableAxes, content: wide), equals: across)
    expect(insets(.automatic, content: small) == down && insets(.automatic, content: wide) == all)
    let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    expect(behaviors.map(\.rawValue), equals: Array(0...3))
  }
}
