// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import MullionViewControllers
import Testing
import UIKit

/// Tests of the `Info.plist` keys that are read at launch; programs run in separate processes.
@Suite
struct ApplicationInfoTests {
  static var identified: [String: Any] { ["CFBundleIdentifier": "org.example.shop"] }

  static func manifest(_ configuration: [String: Any]) -> [String: Any] {
    identified.merging([
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
      ]
    ]) { $1 }
  }

  @Test @MainActor
  func `a configuration is found by its name, else the first of its role`() {
    let info = ApplicationInfo([
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "R": [
            ["UISceneConfigurationName": "A", "UISceneStoryboardFile": "Main"],
            ["UISceneConfigurationName": "B", "UISceneDelegateClassName": "Shop.B"],
          ]
        ]
      ]
    ])
    expect(info.scene(named: "B", role: "R")?.delegateClassName, equals: "Shop.B")
    expect(info.scene(named: nil, role: "R")?.storyboard, equals: "Main")
    expect(info.scene(named: "C", role: "R")?.name, equals: "A")
    expect(info.scene(named: nil, role: "S") == nil)
    expect(info.hasScenes)
    expect(!info.isThere)
    expect(!ApplicationInfo(Self.identified).hasScenes)
  }

  @Test
  func `a scene has the delegate that the manifest names, whatever its class is called`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      LaunchTests.drawIntoFolder()
      await MainActor.run {
        ApplicationInfo.main = ApplicationInfo(
          Self.manifest([
            "UISceneConfigurationName": "Shop",
            "UISceneDelegateClassName": NSStringFromClass(NamedSceneDelegate.self),
          ]))
        PlainDelegate.main()
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched without a window", "scene Shop connects without a window",
      ])
  }

  @Test
  func `a scene's storyboard makes its window before its delegate hears of it`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      LaunchTests.drawIntoFolder()
      await MainActor.run {
        StoryboardOpening.initialViewController = { name in
          let controller = UIViewController()
          controller.title = name
          return controller
        }
        ApplicationInfo.main = ApplicationInfo(
          Self.manifest([
            "UISceneConfigurationName": "Shop", "UISceneStoryboardFile": "First",
            "UISceneDelegateClassName": NSStringFromClass(NamedSceneDelegate.self),
          ]))
        PlainDelegate.main()
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched without a window", "scene Shop connects with First",
      ])
  }

  @Test
  func `a scene's storyboard is not shown when the delegate makes a window of its own`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      LaunchTests.drawIntoFolder()
      await MainActor.run {
        StoryboardOpening.initialViewController = { LoudController(title: $0) }
        ApplicationInfo.main = ApplicationInfo(
          Self.manifest([
            "UISceneStoryboardFile": "First",
            "UISceneDelegateClassName": NSStringFromClass(OwnWindowSceneDelegate.self),
          ]))
        PlainDelegate.main()
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched without a window", "scene shows Own",
      ])
  }

  @Test
  func `without scenes the delegate has the main storyboard's window when it launches`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      LaunchTests.drawIntoFolder()
      await MainActor.run {
        StoryboardOpening.initialViewController = { name in
          let controller = UIViewController()
          controller.title = name
          return controller
        }
        ApplicationInfo.main = ApplicationInfo(
          Self.identified.merging(["UIMainStoryboardFile": "Main"]) { $1 })
        PlainDelegate.main()
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: ["application launched with Main"])
  }

  @Test
  func `a delegate that the program does not have, or a storyboard nobody reads, is said`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      LaunchTests.drawIntoFolder()
      await MainActor.run {
        StoryboardOpening.initialViewController = nil
        ApplicationInfo.main = ApplicationInfo(
          Self.manifest([
            "UISceneDelegateClassName": "Shop.Nobody", "UISceneStoryboardFile": "First",
          ]))
        PlainDelegate.main()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      said.contains("names the scene delegate 'Shop.Nobody', which the program does not have"))
    expect(said.contains("the initial storyboard 'First' can't be read without the module UIKit"))
  }
}

final class NamedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let content = window?.rootViewController?.title.map { "with \($0)" } ?? "without a window"
    print("scene \(session.configuration.name ?? "-") connects \(content)")
  }
}

final class OwnWindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.rootViewController = LoudController(title: "Own")
    window?.makeKeyAndVisible()
  }
}

final class LoudController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { print("scene shows", title ?? "nothing") }
}

final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let content = window?.rootViewController?.title.map { "with \($0)" } ?? "without a window"
    print("application launched \(content)")
    return true
  }
}

/// Tests of the application that hosts tests.
@Suite
struct HostedApplicationTests {
  @Test
  func `an application that hosts tests starts once, with its scene, and goes on`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        _startHostedApplication(AppDelegate.self)
        _startHostedApplication(PlainDelegate.self)
        let application = UIApplication.shared
        print("application delegate is \(type(of: application.delegate as Any))")
        print(
          "application has \(application.windows.count) window, \(application.applicationState)")
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched", "scene connects as Default Configuration",
        "scene enters foreground", "scene is active",
        "application delegate is Optional<UIApplicationDelegate>",
        "application has 1 window, active",
      ])
  }

  @Test @MainActor
  func `the ways up are those that are said, for tablets those that are said for them`() {
    let info = ApplicationInfo([
      "UISupportedInterfaceOrientations": [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft", "odd",
      ],
      "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortraitUpsideDown"],
    ])
    expect(info.orientations(onTablets: false), equals: [.portrait, .landscapeLeft])
    expect(info.orientations(onTablets: true), equals: .portraitUpsideDown)
    expect(ApplicationInfo([:]).orientations(onTablets: true) == nil)
    let ways = UIApplication.shared.supportedInterfaceOrientations(for: nil)
    expect(ways.contains([.portrait, .landscape]))
  }
}
