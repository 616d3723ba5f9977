// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionViewTree

/// The device that the program runs on.
///
/// Differs from UIKit: idiom and orientation are derived from the program's first window and may change;
/// battery and sensors are unavailable. For screens that a test kit mounts on a device, the current device is
/// that device; where the environment variables of a simulator are set, as `mullion test` does, name, model
/// and system are the simulator's.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  open class var current: UIDevice { ApplicationDisplay.current.device }

  /// The notification posted when the first window changed between portrait and landscape while notifications
  /// are generated.
  ///
  /// The object is the device.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private weak var display: ApplicationDisplay?
  private var facts: DisplayFacts? { display?.facts }
  private var simulated: SimulatedDevice? { .current }
  private var screen: UIScreen { (display ?? .program).screen }

  init(of display: ApplicationDisplay) {
    self.display = display
    super.init()
  }

  /// The host name of the machine, or the name or model of a simulated device.
  open var name: String {
    facts?.model ?? simulated?.name ?? ProcessInfo.processInfo.hostName
  }

  /// The model of the device: `Linux`, or the model that a test kit simulates, such as `iPhone` or `iPad`.
  open var model: String { facts?.model ?? simulated?.model ?? "Linux" }

  /// The model in the user's language; always equal to ``model``.
  open var localizedModel: String { model }

  /// The name of the operating system.
  open var systemName: String { facts?.systemName ?? simulated?.systemName ?? "Linux" }

  /// The version of the operating system, such as `6.1.0`, or the simulated version for a simulated device.
  open var systemVersion: String {
    if let version = facts?.systemVersion ?? simulated?.systemVersion { return version }
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The idiom of the program's first window: `phone` if the window is narrow or low, and otherwise `pad`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    screen.traitCollection.userInterfaceIdiom
  }

  /// Whether multitasking is supported; always `true`.
  open var isMultitaskingSupported: Bool { true }

  /// The identifier of the device for apps of one vendor, which is the same at each launch of this program.
  ///
  /// Differs from UIKit: each program has an identifier of its own. The identifier is constant for a
  /// simulated device.
  open var identifierForVendor: UUID? {
    facts == nil
      ? VendorIdentifier.kept(in: .standard)
      : UUID(uuidString: "00000000-0000-4000-8000-000000000001")
  }

  /// Whether the battery is monitored.
  ///
  /// - Note: Has no effect on Linux: the charge is unknown.
  open var isBatteryMonitoringEnabled = false

  // MARK: Orientation

  /// The orientation of the device: `landscapeLeft` if the screen is wider than high, and otherwise
  /// `portrait`.
  open var orientation: UIDeviceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  private var generations = 0
  private var told: UIDeviceOrientation?

  /// Whether orientation notifications are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }

  /// Begins to post orientation notifications, until ``endGeneratingDeviceOrientationNotifications()`` was
  /// called as often as this method.
  open func beginGeneratingDeviceOrientationNotifications() {
    if generations == 0 { told = orientation }
    generations += 1
  }

  /// Ends the effect of one call of ``beginGeneratingDeviceOrientationNotifications()``; no-op if there is no
  /// such call.
  open func endGeneratingDeviceOrientationNotifications() {
    generations = max(0, generations - 1)
  }

  /// Posts the orientation notification, if notifications are generated and a change of a window's size
  /// changed the orientation.
  func screenDidChange() {
    guard generations > 0, orientation != told else { return }
    told = orientation
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// Returns the idiom of the current device; superseded by `UIDevice.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
