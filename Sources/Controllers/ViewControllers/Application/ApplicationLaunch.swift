// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// The launch of a program with its host, delegate and scene.
@MainActor
package struct ApplicationLaunch {
  /// The class of the application delegate, or `nil` if there is none.
  private let delegateClass: AnyClass?
  /// The URLs that the program is to open.
  private let addresses: [URL]

  /// Creates the launch of a program; the URLs to open are taken from `arguments`.
  package init(
    delegateClass: AnyClass?,
    arguments: some Sequence<String> = CommandLine.arguments.dropFirst()
  ) {
    self.delegateClass = delegateClass
    addresses = Self.addresses(in: arguments)
  }

  private var application: UIApplication { .shared }

  /// Returns the URLs among the arguments, which a desktop passes to a program that handles their scheme.
  private static func addresses(in arguments: some Sequence<String>) -> [URL] {
    arguments.compactMap { argument in
      guard argument.contains(":"), let url = URL(string: argument), let scheme = url.scheme,
        scheme.count > 1
      else { return nil }
      return url
    }
  }

  /// Launches the program and runs its main loop; executes the render request instead if there is one.
  ///
  /// - Returns: The exit status of the program.
  func run() -> Int32 {
    if let status = RenderRun.status(launch: launch) { return status }
    do {
      let host = try makeHost()
      application.host = host
      let status = host.run(launch: launch)
      application.terminate()
      return status
    } catch {
      Diagnostics.report("\(error)")
      return 1
    }
  }

  private func makeHost() throws -> any ApplicationHost {
    let entry = ApplicationHostRegistry.entry
    let folder = ProcessInfo.processInfo.environment["MULLION_PICTURES"] ?? ""
    if !folder.isEmpty {
      try entry?.installServices()
      return PictureHost(folder: URL(fileURLWithPath: folder))
    }
    guard let entry else {
      Diagnostics.report(
        "no window host is linked, so the program lays out once and ends; name GTKHost in the"
          + " target's dependencies for a window, or a folder in MULLION_PICTURES for pictures.")
      return PictureHost(folder: nil)
    }
    try entry.installServices()
    return try entry.makeHost()
  }

  /// Creates the delegate, shows the main storyboard's window or connects the scene, notifies the delegate
  /// and observers of the launch, passes the URLs of the launch on, and activates the program.
  ///
  /// If no scene is connected, only the first URL is passed on, and only if both launch methods of the
  /// delegate return `true`.
  package func launch() {
    let delegate = makeDelegate()
    application.launchedDelegate = delegate
    application.delegate = delegate
    let info = ApplicationInfo.main
    let isTold = info.hasScenes || !info.isThere
    let address = isTold ? nil : addresses.first
    let options = address.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
    var opens = delegate?.application(application, willFinishLaunchingWithOptions: options) ?? false
    let window = info.hasScenes ? nil : info.mainStoryboard.flatMap { firstWindow(of: $0) }
    if let window { delegate?.window = window }
    opens =
      (delegate?.application(application, didFinishLaunchingWithOptions: options) ?? false) && opens
    window?.makeKeyAndVisible()
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    if isTold { connectScene() }
    if let address, opens {
      _ = delegate?.application(
        application, open: address, options: [.openInPlace: address.isFileURL])
    }
    application.comeForward()
  }

  /// Returns a window with the initial view controller of a storyboard.
  ///
  /// - Returns: `nil`, after a diagnostic, if the storyboard cannot be read or has no initial view
  ///   controller.
  private func firstWindow(of storyboard: String, in scene: UIWindowScene? = nil) -> UIWindow? {
    guard let open = StoryboardOpening.initialViewController else {
      Diagnostics.report(
        "the initial storyboard '\(storyboard)' can't be read without the module UIKit; import UIKit."
      )
      return nil
    }
    do {
      guard let controller = try open(storyboard) else {
        Diagnostics.report("the storyboard '\(storyboard)' has no initial view controller.")
        return nil
      }
      let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      return window
    } catch {
      Diagnostics.report("the storyboard '\(storyboard)' can't be shown: \(error)")
      return nil
    }
  }

  private func makeDelegate() -> (any UIApplicationDelegate)? {
    guard let delegateClass else { return nil }
    return instance(of: delegateClass, called: "application delegate")
      as? any UIApplicationDelegate
  }

  private func connectScene() {
    let options = UIScene.ConnectionOptions(addresses)
    let scene = ApplicationDisplay.program.defaultScene
    let session = scene.session
    if let delegate = application.delegate {
      session.configuration = delegate.application(
        application, configurationForConnecting: session, options: options)
    }
    require(
      session.configuration.sceneClass.map { $0 == UIWindowScene.self } ?? true,
      "the scene configuration names the class \(String(describing: session.configuration.sceneClass));"
        + " leave sceneClass nil: only UIWindowScene is supported.")
    let window = session.configuration.storyboardName.flatMap { firstWindow(of: $0, in: scene) }
    if let delegateClass = session.configuration.delegateClass ?? defaultSceneDelegateClass {
      session.configuration.delegateClass = delegateClass
      scene.delegate =
        instance(of: delegateClass, called: "scene delegate") as? any UISceneDelegate
      if let window { (scene.delegate as? any UIWindowSceneDelegate)?.window = window }
      scene.activationState = .foregroundInactive
      scene.delegate?.scene(scene, willConnectTo: session, options: options)
    }
    scene.post(UIScene.willConnectNotification)
    // A delegate that created its own window shows that one instead.
    let chosen = (scene.delegate as? any UIWindowSceneDelegate)?.window
    if chosen == nil || chosen === window { window?.makeKeyAndVisible() }
  }

  /// The class `SceneDelegate` in the module of the application delegate, as named in the `Info.plist` of
  /// Xcode's template.
  ///
  /// The class is `nil` if the program has an `Info.plist`, or no such class.
  private var defaultSceneDelegateClass: AnyClass? {
    guard !ApplicationInfo.main.isThere, let delegateClass else { return nil }
    let module = NSStringFromClass(delegateClass).prefix { $0 != "." }
    guard let found = NSClassFromString("\(module).SceneDelegate") else { return nil }
    return found is any UISceneDelegate.Type ? found : nil
  }

  private func instance(of anyClass: AnyClass, called role: String) -> UIResponder {
    guard let responder = anyClass as? UIResponder.Type else {
      contractBroken(
        "the \(role) \(NSStringFromClass(anyClass)) does not inherit from UIResponder; write"
          + " `class \(anyClass): UIResponder, …`, so that it can be created from its class.")
    }
    return responder._made()
  }
}
