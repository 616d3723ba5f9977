// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// The running program as its views see it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Names what a program was started with.
  ///
  /// A desktop starts programs with addresses, or with nothing; the other keys are never there.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// The key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that the program was started with: a `URL`.
    public static let url = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The program that started it: a `String`.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// What that program adds.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The news from afar that it was started for: a dictionary.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The reminder of its own that it was started for.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Whether it was started because the device was moved: a number.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// What asked for it by radio: names of centrals.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// What asked for it by radio: names of peripherals.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// What the person chose of the things that can be done with it: a `UIApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity that the person goes on with: a dictionary.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of that activity: a `String`.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// Names what is known of an address that the program is to open.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// The key of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The program that asks: a `String`.
    ///
    /// A desktop does not say.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that program adds.
    ///
    /// A desktop does not say.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is to be changed where it is: a `Bool`, true on a desktop.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Names a kind of extension that other programs bring.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// The kind of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards on the screen.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// How present a program is to the person.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  private static let instance = {
    HostServices.program.openLink = { shared.open($0) }
    return principalClass.madeAsDelegate()
  }()
  /// The class of the application, which counts until the application is first asked for.
  static var principalClass: UIApplication.Type = UIApplication.self

  /// The application of this process.
  open class var shared: UIApplication { instance }

  /// The application, by the key `shared` or `sharedApplication`, which extensions of applications go by;
  /// nil for others.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }

  /// The application, or what a path of names from it leads to.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let application = value(forKey: first) else { return nil }
    return keys.count == 1 ? application : (application as? NSObject)?.value(forKeyPath: keys[1])
  }

  /// The object that is told about the program's life.
  open weak var delegate: (any UIApplicationDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The application's scenes that are connected.
  open var connectedScenes: Set<UIScene> {
    Set([ApplicationDisplay.current.windowScene].compactMap { $0 })
  }

  /// The sessions of the application's scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// How present the program is.
  public var applicationState: State {
    State(rawValue: ApplicationDisplay.current.presence.rawValue) ?? .inactive
  }

  /// The windows of all scenes, in the order in which they joined.
  open var windows: [UIWindow] { ApplicationDisplay.current.windowScene?.windows ?? [] }

  /// The window that gets keys.
  open var keyWindow: UIWindow? { ApplicationDisplay.current.keyWindow }

  /// Where the status bar of a device is that a test kit stands for; empty in a window.
  @available(*, deprecated, message: "use the status bar manager of the window's scene")
  open var statusBarFrame: CGRect {
    ApplicationDisplay.current.windowScene?.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Whether the program can show more than one scene: false.
  open var supportsMultipleScenes: Bool { false }

  /// The direction of reading of the program's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The object after the application for events: its delegate.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The ways up that `window` can be shown in: what the delegate says, else the program's `Info.plist`, else all on a tablet, all
  /// but upside down on a phone.
  ///
  /// A window of a desktop is as its user has it.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? orientationsByInfo(for: window)
  }

  /// The ways up that nobody but the program's `Info.plist` says.
  func orientationsByInfo(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let idiom = window?.traitCollection.userInterfaceIdiom ?? UIDevice.current.userInterfaceIdiom
    return ApplicationInfo.main.orientations(onTablets: idiom == .pad)
      ?? (idiom == .pad ? .all : .allButUpsideDown)
  }

  /// Calls the method `action` of `target` with `sender` and `event`.
  ///
  /// Without a target: of the first that has it, from the first responder on, then from the sender, or
  /// the window that gets keys.
  ///
  /// - Returns: Whether somebody had the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let start = sender as? UIView ?? (sender as? UIGestureRecognizer)?.view ?? keyWindow
    return ActionSending.send(action, to: target, from: sender, for: event, start: start)
  }

  /// Sends `event` to its window; override it to see all events of the program, and call `super`.
  ///
  /// See ``UIWindow/sendEvent(_:)`` for which events come, and what becomes of those that are kept back.
  open func sendEvent(_ event: UIEvent) { (event.window as? UIWindow)?.sendEvent(event) }

  /// What a person can do with the program from outside of it, beside what its `Info.plist` says; kept: a desktop shows none.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// A wish for the screen to stay on; kept for callers: a desktop decides by itself.
  open var isIdleTimerDisabled = false
  /// Whether shaking offers to take back what was typed; kept for callers: nobody here shakes.
  open var applicationSupportsShakeToEdit = true
  /// The number on the program's icon; kept for callers: a desktop shows none.
  open var applicationIconBadgeNumber = 0
  /// Whether a sign says that the program uses the network; kept for callers: there is no such sign.
  @available(*, deprecated, message: "show it in the program's own windows")
  open var isNetworkActivityIndicatorVisible = false
  /// How much work in the background was begun.
  var backgroundTasks = 0

  // MARK: Parts

  /// Shows the windows; nil in tests and tools, and before the program was started.
  package var host: (any ApplicationHost)? {
    get { ApplicationDisplay.program.host }
    set { ApplicationDisplay.program.host = newValue }
  }
  /// The windows a host shows; they live as long as they are shown.
  package internal(set) var shownWindows: [UIWindow] {
    get { ApplicationDisplay.program.shownWindows }
    set { ApplicationDisplay.program.shownWindows = newValue }
  }
  /// Called when the last window that a host showed was closed.
  package var onLastWindowClosed: (() -> Void)?
  /// The program's one scene, once there is one.
  package var windowScene: UIWindowScene? { ApplicationDisplay.program.windowScene }
  /// The delegate that the launch made, which nothing else keeps.
  var launchedDelegate: (any UIApplicationDelegate)?
}

/// The key of a launch option, by its name in Swift 4.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
