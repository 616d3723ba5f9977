// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
public import Foundation
import ViewTree

/// The machine that the program runs on.
///
/// Differs from UIKit: idiom and orientation are those of the program's first window, which is narrow
/// or wide and may change; there are no batteries, sensors and vendors.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let instance = UIDevice()

  /// The machine.
  open class var current: UIDevice { instance }

  /// Posted when the first window became wide or high while notifications are generated; the object
  /// is the device.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private override init() {
    super.init()
  }

  /// The machine's name in its network.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// What kind of machine it is.
  open var model: String { "Linux" }

  /// What kind of machine it is, in the person's language.
  open var localizedModel: String { model }

  /// The operating system.
  open var systemName: String { "Linux" }

  /// The operating system's version, as in `6.1.0`.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The idiom of the program's first window: a phone's where it is narrow.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// Whether several programs run beside each other: true.
  open var isMultitaskingSupported: Bool { true }

  // MARK: Orientation

  /// Upright where the first window is higher than wide, else on its left side.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
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
