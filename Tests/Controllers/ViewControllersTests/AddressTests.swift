// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionViewControllers
import Testing
import UIKit

/// Tests of programs that are launched with URLs, in processes of their own.
@Suite("Addresses at launch")
struct AddressTests {
  @Test func `a scene connects with the addresses among the arguments`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        ApplicationLaunch(
          delegateClass: OpeningDelegate.self,
          arguments: ["--fast", "trails://7", "C:", "file:///tmp/trail.gpx", "plain"]
        ).launch()
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched with nothing",
        "scene opens file:///tmp/trail.gpx in place true, trails://7 in place false",
      ])
  }

  @Test func `without scenes the application's delegate opens the first address`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        ApplicationInfo.main = ApplicationInfo(["CFBundleIdentifier": "org.example.trails"])
        ApplicationLaunch(delegateClass: OpeningDelegate.self, arguments: ["trails://7"]).launch()
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched with trails://7", "application opens trails://7",
      ])
  }

  /// Opens a URL of the program's own scheme after the launch of a program with the given `Info.plist`
  /// settings.
  @MainActor
  fileprivate static func openOwnAddress(settings: [String: Any]) async {
    ApplicationInfo.main = ApplicationInfo(
      settings.merging(["CFBundleURLTypes": [["CFBundleURLSchemes": ["Trails"]]]]) { $1 })
    ApplicationLaunch(delegateClass: OpeningDelegate.self, arguments: []).launch()
    let addresses = ["trails://8", "roads://8"].compactMap { URL(string: $0) }
    print("application can open \(addresses.map(UIApplication.shared.canOpenURL))")
    await withCheckedContinuation { continuation in
      UIApplication.shared.open(addresses[0]) { isOpened in
        print("application opened it: \(isOpened)")
        continuation.resume()
      }
    }
  }

  @Test func `a URL of the program's own scheme is passed to the scene's delegate`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await AddressTests.openOwnAddress(settings: [:])
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched with nothing", "scene opens ",
        "application can open [true, false]", "scene opens later trails://8 in place false",
        "application opened it: true",
      ])
  }

  @Test func `a URL of the program's own scheme is passed to the application's delegate`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await AddressTests.openOwnAddress(settings: ["CFBundleIdentifier": "org.example.trails"])
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched with nothing", "application can open [true, false]",
        "application opens trails://8", "application opened it: true",
      ])
  }

  @Test func `the application's delegate is notified before the program leaves the background`()
    async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        ApplicationInfo.main = ApplicationInfo(["CFBundleIdentifier": "org.example.trails"])
        ApplicationLaunch(delegateClass: OpeningDelegate.self, arguments: []).launch()
        UIApplication.shared.goBackward()
        UIApplication.shared.comeForward()
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application launched with nothing", "application enters background",
        "application leaves background",
      ])
  }

  @Test @MainActor func `who goes on with an activity has what was added to it`() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.userInfo = ["trail": 7, "page": 1]
    activity.addUserInfoEntries(from: ["page": 2])
    let delegate = OpeningDelegate()
    let told: any UIApplicationDelegate = delegate
    let goesOn = told.application(.shared, continue: activity) { restoring in
      for one in restoring ?? [] { one.restoreUserActivityState(activity) }
    }
    expect(goesOn)
    expect(delegate.reader.pages, equals: [2])
    let scene = ApplicationDisplay.program.defaultScene
    scene.userActivity = activity
    expect(scene.userActivity === activity)
  }

  @Test func `a program that asks for remote notifications hears that there are none`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let delegate = await MainActor.run {
        let delegate = OpeningDelegate()
        UIApplication.shared.delegate = delegate
        UIApplication.shared.registerForRemoteNotifications()
        return delegate
      }
      while await !delegate.failed { await Task.yield() }
      await MainActor.run {
        print("application registered \(UIApplication.shared.isRegisteredForRemoteNotifications)")
      }
    }
    expect(
      LaunchTests.lines(of: result?.standardOutputContent),
      equals: [
        "application hears This desktop does not deliver remote notifications to programs.",
        "application registered false",
      ])
  }
}

final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  var failed = false
  let reader = ActivityReader()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print(
      "application launched with \((launchOptions?[.url] as? URL)?.absoluteString ?? "nothing")")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OpeningSceneDelegate.self
    return configuration
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    print("application opens \(url)")
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    print("application enters background")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    print("application leaves background")
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler([reader])
    return true
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    let reason = error as? RemoteNotificationError
    print("application hears \(reason?.localizedDescription ?? "something else")")
    failed = true
  }
}

/// An object that records the pages of the user activities that it restores.
final class ActivityReader: UIUserActivityRestoring {
  var pages: [Int] = []

  func restoreUserActivityState(_ activity: NSUserActivity) {
    pages += [activity.userInfo?["page"] as? Int].compactMap { $0 }
  }
}

final class OpeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    print("scene opens \(Self.text(of: connectionOptions.urlContexts))")
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    print("scene opens later \(Self.text(of: URLContexts))")
  }

  private static func text(of contexts: Set<UIOpenURLContext>) -> String {
    contexts.map { context in
      let options: UIScene.OpenURLOptions = context.options
      return "\(context.url) in place \(options.openInPlace)"
    }.sorted().joined(separator: ", ")
  }
}
