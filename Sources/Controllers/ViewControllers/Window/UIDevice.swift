// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionViewTree

/// The machine that the program runs on.
///
/// Differs from UIKit: idiom and orientation are those of the program's first window, which is narrow
/// or wide and may change; batteries and sensors are as on a device that can't tell. What a test kit mounts on a
/// device sees that device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The machine.
  open class var current: UIDevice { ApplicationDisplay.current.device }

  /// Posted when the first window became wide or high while notifications are generated; the object
  /// is the device.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private weak var display: ApplicationDisplay?
  private var facts: DisplayFacts? { display?.facts }
  private var screen: UIScreen { (display ?? .program).screen }

  init(of display: ApplicationDisplay) {
    self.display = display
    super.init()
  }

  /// The machine's name in its network; of a device, its model.
  open var name: String { facts?.model ?? ProcessInfo.processInfo.hostName }

  /// What kind of machine it is: `Linux`, or `iPhone` and `iPad` where a test kit stands for one.
  open var model: String { facts?.model ?? "Linux" }

  /// What kind of machine it is, in the person's language.
  open var localizedModel: String { model }

  /// The operating system.
  open var systemName: String { facts?.systemName ?? "Linux" }

  /// The operating system's version, as in `6.1.0`; of a device, that of the system whose lengths
  /// are followed.
  open var systemVersion: String {
    if let facts { return facts.systemVersion }
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The idiom of the program's first window: a phone's where it is narrow.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    screen.traitCollection.userInterfaceIdiom
  }

  /// Whether several programs run beside each other: true.
  open var isMultitaskingSupported: Bool { true }

  /// What stands for the machine to the programs of one vendor: the same at each start of this program.
  ///
  /// Differs from UIKit: each program has its own. A device that a test kit stands for has the same one always.
  open var identifierForVendor: UUID? {
    facts == nil
      ? VendorIdentifier.kept(in: .standard)
      : UUID(uuidString: "00000000-0000-4000-8000-000000000001")
  }

  /// Whether the battery is watched; its level stays unknown.
  open var isBatteryMonitoringEnabled = false

  // MARK: Orientation

  /// Upright where the first window is higher than wide, else on its left side.
  open var orientation: UIDeviceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  private var generations = 0
  private var told: UIDeviceOrientation?

  /// Whether changes of orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }

  /// Has changes of orientation posted, until as many calls have ended it.
  open func beginGeneratingDeviceOrientationNotifications() {
    if generations == 0 { told = orientation }
    generations += 1
  }

  /// Ends what one call has begun.
  open func endGeneratingDeviceOrientationNotifications() {
    generations = max(0, generations - 1)
  }

  /// A window has another size.
  func screenDidChange() {
    guard generations > 0, orientation != told else { return }
    told = orientation
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

/// What kind of device this is, as code from before `UIDevice.userInterfaceIdiom` asks for it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
