// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// The running program.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// A key of the options with which a program was launched.
  ///
  /// A desktop launches programs with URLs or without options; the other keys are never used.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the program was launched with: a `URL`.
    public static let url = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the program that launched this one: a `String`.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The annotation that the launching program attached.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The remote notification that caused the launch: a dictionary.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The local notification that caused the launch.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// Whether a location event caused the launch, as a number.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The identifiers of the Bluetooth centrals that caused the launch.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The identifiers of the Bluetooth peripherals that caused the launch.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The shortcut item that the user chose: a `UIApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The dictionary that describes the user activity to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of the user activity to continue: a `String`.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// A key of the options for a URL that the program is to open.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the program that requests the opening: a `String`.
    ///
    /// - Note: Not set on Linux.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The annotation that the requesting program attached.
    ///
    /// - Note: Not set on Linux.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is to be modified in place: a `Bool`, `true` for files on a desktop.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The identifier of a kind of app extension.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of custom keyboards.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The state of a program.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  private static let instance = {
    HostServices.program.openLink = { shared.open($0) }
    return principalClass._made()
  }()
  /// The class of the application, used when `shared` is first accessed.
  static var principalClass: UIApplication.Type = UIApplication.self

  /// The application of this process.
  open class var shared: UIApplication { instance }

  /// Returns the application for the keys `shared` and `sharedApplication`, which code in app extensions
  /// uses, and `nil` for other keys.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }

  /// Returns the application for the key path `shared` or `sharedApplication`, the value at a longer path
  /// that begins with one of them, and `nil` for other paths.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = keys.first, let application = value(forKey: first) else { return nil }
    return keys.count == 1 ? application : (application as? NSObject)?.value(forKeyPath: keys[1])
  }

  /// The delegate, which is notified of the program's life cycle.
  open weak var delegate: (any UIApplicationDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The connected scenes of the application.
  open var connectedScenes: Set<UIScene> {
    Set([ApplicationDisplay.current.windowScene].compactMap { $0 })
  }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// The state of the program.
  public var applicationState: State {
    State(rawValue: ApplicationDisplay.current.presence.rawValue) ?? .inactive
  }

  /// The windows of the scene, by ascending level, then in the order in which they were added.
  open var windows: [UIWindow] { ApplicationDisplay.current.windowScene?.windows ?? [] }

  /// The key window, or `nil` if there is none.
  open var keyWindow: UIWindow? { ApplicationDisplay.current.keyWindow }

  /// The frame of the status bar of a simulated device, or an empty rectangle in a window.
  @available(*, deprecated, message: "use the status bar manager of the window's scene")
  open var statusBarFrame: CGRect {
    ApplicationDisplay.current.windowScene?.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Whether the program supports multiple scenes; always `false`.
  open var supportsMultipleScenes: Bool { false }

  /// The layout direction of the program's language; always `.leftToRight`.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The next responder after the application, which is the delegate if that is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Returns the supported orientations of `window`.
  ///
  /// The orientations are returned by the delegate, or else listed in the `Info.plist`, or else `.all` on a
  /// tablet and `.allButUpsideDown` on a phone.
  ///
  /// - Note: Has no effect on the windows of a desktop, whose shape the user determines.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? orientationsByInfo(for: window)
  }

  /// Returns the orientations of the program's `Info.plist`, or the defaults.
  func orientationsByInfo(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let idiom = window?.traitCollection.userInterfaceIdiom ?? UIDevice.current.userInterfaceIdiom
    return ApplicationInfo.main.orientations(onTablets: idiom == .pad)
      ?? (idiom == .pad ? .all : .allButUpsideDown)
  }

  /// Calls the method `action` of `target` with `sender` and `event`.
  ///
  /// Without a target, the first object that implements the method is called: the responder chain of the
  /// first responder is searched first, then the one of the sender or the key window.
  ///
  /// - Returns: Whether an object implemented the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let start = sender as? UIView ?? (sender as? UIGestureRecognizer)?.view ?? keyWindow
    return ActionSending.send(action, to: target, from: sender, for: event, start: start)
  }

  /// Dispatches `event` to the event's window.
  ///
  /// Overrides can observe all events of the program, and call `super`. See ``UIWindow/sendEvent(_:)`` for
  /// the events that are dispatched, and the effect of events that are not passed on.
  open func sendEvent(_ event: UIEvent) { (event.window as? UIWindow)?.sendEvent(event) }

  /// The dynamic shortcut items, in addition to those of the `Info.plist`.
  ///
  /// - Note: Has no effect on Linux: a desktop does not show them.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Whether the screen stays on.
  ///
  /// - Note: Has no effect on Linux: the desktop controls the screen.
  open var isIdleTimerDisabled = false
  /// The badge number of the program's icon.
  ///
  /// - Note: Has no effect on Linux: a desktop does not show it.
  open var applicationIconBadgeNumber = 0
  /// Whether the network activity indicator is shown.
  ///
  /// - Note: Has no effect on Linux: there is no such indicator.
  @available(*, deprecated, message: "show it in the program's own windows")
  open var isNetworkActivityIndicatorVisible = false
  /// The number of background tasks that were begun.
  var backgroundTasks = 0

  // MARK: Components

  /// The host that shows the windows, or `nil` in tests and tools, and before the program was started.
  package var host: (any ApplicationHost)? {
    get { ApplicationDisplay.program.host }
    set { ApplicationDisplay.program.host = newValue }
  }
  /// The windows that a host shows, retained while they are shown.
  package internal(set) var shownWindows: [UIWindow] {
    get { ApplicationDisplay.program.shownWindows }
    set { ApplicationDisplay.program.shownWindows = newValue }
  }
  /// The closure that is called after the last window on the display was closed.
  package var onLastWindowClosed: (() -> Void)?
  /// The scene of the program, or `nil` before it is connected.
  package var windowScene: UIWindowScene? { ApplicationDisplay.program.windowScene }
  /// The delegate created at launch; the only strong reference to it.
  var launchedDelegate: (any UIApplicationDelegate)?
}

/// The key of a launch option, by its name in Swift 4.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
