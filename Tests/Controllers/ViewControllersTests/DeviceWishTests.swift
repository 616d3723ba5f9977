// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of requests of controllers and apps to the device: orientations, memory warnings, background time.
@MainActor
struct DeviceWishTests {
  private final class Listening: UIViewController {
    var heard: [String] = []
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      heard.append("memory")
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("\(newCollection.horizontalSizeClass.rawValue)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("\(Int(size.width))")
    }
  }

  private let controller = Listening()
  private let child = Listening()
  private let stage: ControllerStage

  init() {
    controller.addChild(child)
    stage = ControllerStage(controller, size: CGSize(width: 300, height: 500), scale: 1)
  }

  @Test func `controllers and their children hear that memory is scarce, then observers`() {
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    stage.harness.warnOfScarceMemory()
    NotificationCenter.default.removeObserver(token)
    expect(controller.heard == ["memory"] && child.heard == ["memory"])
    expect(posted, equals: 1)
  }

  @Test func `controllers hear of other size classes before they hear of the size`() {
    stage.resize(320, 500)
    expect(controller.heard, equals: ["320"])
    controller.heard = []
    stage.resize(900, 700)
    expect(controller.heard, equals: ["2", "900"])
    expect(child.heard.contains("2"))
  }

  @Test func `what is presented hears of another size, too`() {
    let shown = Listening()
    let above = Listening()
    controller.present(shown, animated: false)
    shown.present(above, animated: false)
    stage.frame()
    shown.heard = []
    above.heard = []
    stage.resize(900, 700)
    expect(shown.heard, equals: ["2", "900"])
    expect(above.heard, equals: ["2", "900"])
  }

  @Test func `what is presented hears of another size, by its presentation`() {
    final class Presentation: UIPresentationController {
      var heard: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        heard.append("\(Int(size.width))")
        super.viewWillTransition(to: size, with: coordinator)
      }
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        heard.append("\(newCollection.horizontalSizeClass.rawValue)")
        super.willTransition(to: newCollection, with: coordinator)
      }
    }
    final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
      var made: Presentation?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Presentation(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let shown = Listening()
    let presenting = Presenting()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = presenting
    controller.present(shown, animated: false)
    stage.frame()
    shown.heard = []
    stage.resize(900, 700)
    expect(presenting.made?.heard, equals: ["2", "900"])
    expect(shown.heard, equals: ["2", "900"])
  }

  @Test func `a parent says what a child adapts to`() {
    controller.view.addSubview(child.view)
    controller.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    expect(child.view.traitCollection.horizontalSizeClass, equals: .regular)
    expect(controller.view.traitCollection.horizontalSizeClass, equals: .compact)
    controller.setOverrideTraitCollection(nil, forChild: child)
    expect(child.view.traitCollection.horizontalSizeClass, equals: .compact)
    expect(controller.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `a window is not turned at a program's wish, and says so`() {
    guard let scene = stage.window.windowScene else {
      Issue.record("the window is in no scene")
      return
    }
    expect(scene.interfaceOrientation, equals: .portrait)
    var refused: [UISceneError.Code] = []
    func ask(_ mask: UIInterfaceOrientationMask) {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
        if let error = error as? UISceneError { refused.append(error.code) }
      }
    }
    ask(.portrait)
    expect(refused.isEmpty)
    ask(.landscape)
    expect(refused, equals: [.geometryRequestUnsupported])
    expect(scene.effectiveGeometry.interfaceOrientation, equals: .portrait)
    expect(controller.supportedInterfaceOrientations, equals: .allButUpsideDown)
    expect(UIInterfaceOrientationMask.all.isSuperset(of: .landscape))
  }

  @Test func `work in the background has a name of its own, and time without end`() {
    let application = UIApplication.shared
    let first = application.beginBackgroundTask()
    let second = application.beginBackgroundTask(withName: "save") {}
    expect(first != second && first != .invalid && second != .invalid)
    application.endBackgroundTask(first)
    expect(application.backgroundTimeRemaining > 1e9)
    expect(URL(string: UIApplication.openSettingsURLString)?.scheme, equals: "app-settings")
  }

  @Test func `the application is found by its name, as extensions do`() {
    expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    expect(UIApplication.value(forKey: "sharedApplication") is UIApplication)
    expect(UIApplication.value(forKeyPath: "keyWindows") == nil)
  }

  @Test func `a desktop starts no program to look for news`() {
    let application = UIApplication.shared
    expect(application.backgroundRefreshStatus, equals: UIBackgroundRefreshStatus.restricted)
    for address in [
      UIApplication.openNotificationSettingsURLString,
      UIApplication.openDefaultApplicationsSettingsURLString,
    ] { expect(URL(string: address)?.scheme, equals: "app-settings") }
  }

  private final class Game: UIViewController {
    override var prefersPointerLocked: Bool { true }
    override var childViewControllerForPointerLock: UIViewController? { children.first }
    override var disablesAutomaticKeyboardDismissal: Bool { false }
  }

  @Test func `a controller says what it would like of pointers and keyboards`() {
    let game: UIViewController = Game()
    expect(game.prefersPointerLocked && game.childViewControllerForPointerLock == nil)
    game.setNeedsUpdateOfPrefersPointerLocked()
    expect(!controller.prefersPointerLocked && !controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .formSheet
    expect(controller.disablesAutomaticKeyboardDismissal)
  }

  @available(*, deprecated)
  @Test func `touches that begin while they are ignored go nowhere`() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    list.contentSize.height = 1000
    controller.view.addSubview(button)
    controller.view.addSubview(list)
    stage.frame()
    func use() {
      stage.harness.tap(at: CGPoint(x: 50, y: 125))
      stage.harness.scroll(by: CGVector(dx: 0, dy: 30), at: CGPoint(x: 50, y: 250))
      stage.harness.runUntilIdle()
    }
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.endIgnoringInteractionEvents()
    expect(UIApplication.shared.isIgnoringInteractionEvents)
    use()
    expect(presses == 0 && list.contentOffset == .zero)
    UIApplication.shared.endIgnoringInteractionEvents()
    use()
    expect(presses == 1 && list.contentOffset.y > 0)
  }

  private final class Phone: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  private final class Plain: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test func `the delegate says which ways up the windows can be`() {
    let (application, phone) = (UIApplication(), Phone())
    let usual = application.supportedInterfaceOrientations(for: nil)
    application.delegate = phone
    expect(application.supportedInterfaceOrientations(for: nil), equals: .portrait)
    let plain = Plain()
    application.delegate = plain
    expect(application.supportedInterfaceOrientations(for: nil), equals: usual)
  }

  @Test func `who leaves out looking for news found none`() {
    let (application, delegate) = (UIApplication(), Plain())
    var results: [UIBackgroundFetchResult] = []
    delegate.application(application, performFetchWithCompletionHandler: { results.append($0) })
    delegate.application(application, didReceiveRemoteNotification: [:]) { results.append($0) }
    expect(results, equals: [.noData, .noData])
    var isDealtWith = false
    delegate.application(application, handleEventsForBackgroundURLSession: "photos") {
      isDealtWith = true
    }
    expect(isDealtWith)
    let keyboards = UIApplication.ExtensionPointIdentifier.keyboard
    expect(delegate.application(application, shouldAllowExtensionPointIdentifier: keyboards))
    let keys: [UIApplication.LaunchOptionsKey] = [
      .url, .sourceApplication, .annotation, .remoteNotification, .localNotification, .location,
      .bluetoothCentrals, .bluetoothPeripherals, .shortcutItem, .userActivityDictionary,
      .userActivityType,
    ]
    expect(Set(keys).count, equals: keys.count)
  }
}
