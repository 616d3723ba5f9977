// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// An activity of the user in a program, which can be searched for or continued.
///
/// Differs from UIKit: a desktop neither transfers nor stores activities; a program can pass them to itself.
/// The class is declared here because Foundation has none on Linux.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity, which distinguishes it from others of the program.
  public let activityType: String
  /// The title of the activity for the user, or `nil`.
  ///
  /// - Note: Has no effect on Linux: activities are not shown.
  open var title: String?
  /// The information needed to continue the activity, or `nil`.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are required; `nil` for all.
  ///
  /// - Note: Has no effect on Linux: activities are neither transferred nor stored.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the information needed to continue the activity is out of date.
  ///
  /// Setting it makes the responders that own the activity update it and notifies the delegate in a later
  /// turn of the main run loop; then it becomes `false` again.
  ///
  /// Differs from UIKit: that happens whether or not the activity is the current one.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { saveLater() } }
  }
  /// The delegate notified before the activity is saved; it is not retained.
  open weak var delegate: (any NSUserActivityDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The web page on which the activity can be continued in a browser, or `nil`.
  ///
  /// - Note: Has no effect on Linux: activities are not transferred.
  open var webpageURL: URL?
  /// The web page that led to the activity, or `nil`.
  ///
  /// - Note: Has no effect on Linux: activities are not transferred.
  open var referrerURL: URL?
  /// The date after which the activity is out of date; `nil` leaves it to the system.
  ///
  /// - Note: Has no effect on Linux: activities are not stored.
  open var expirationDate: Date?
  /// The search keywords of the activity.
  ///
  /// - Note: Has no effect on Linux: activities are not indexed.
  open var keywords: Set<String> = []
  /// Whether the activity can be continued on another device.
  ///
  /// - Note: Has no effect on Linux: activities are not transferred.
  open var isEligibleForHandoff = true
  /// Whether the activity can be searched for on this device.
  ///
  /// - Note: Has no effect on Linux: activities are not indexed.
  open var isEligibleForSearch = false
  /// Whether the activity is publicly indexed.
  ///
  /// - Note: Has no effect on Linux: activities are not indexed.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity.
  ///
  /// - Note: Has no effect on Linux: there are no suggestions.
  open var isEligibleForPrediction = false
  /// The identifier under which the activity is stored, or `nil`.
  ///
  /// - Note: Has no effect on Linux: activities are not stored.
  open var persistentIdentifier: String?
  /// The identifier of the content that the activity is about, or `nil`.
  open var targetContentIdentifier: String?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``, replacing those of equal keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The responders that own the activity.
  @MainActor private var owners: [Owner] = []

  private struct Owner {
    weak var object: AnyObject?
    let update: @MainActor (NSUserActivity) -> Void
  }

  /// Registers `update`, called before the activity is saved as long as `object` exists.
  @MainActor func add(_ object: AnyObject, update: @escaping @MainActor (NSUserActivity) -> Void) {
    remove(object)
    owners.append(Owner(object: object, update: update))
  }

  @MainActor func remove(_ object: AnyObject) {
    owners.removeAll { $0.object == nil || $0.object === object }
  }

  private func saveLater() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.save() }
    }
  }

  @MainActor private func save() {
    guard needsSave else { return }
    for owner in owners where owner.object != nil { owner.update(self) }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }

  /// Makes this the current activity.
  ///
  /// - Note: Has no effect on Linux: no activity is current.
  open func becomeCurrent() {}
  /// Stops the activity from being the current one.
  ///
  /// - Note: Has no effect on Linux: no activity is current.
  open func resignCurrent() {}
  /// Invalidates the activity, so that it can no longer be continued.
  ///
  /// - Note: Has no effect on Linux: activities are neither transferred nor stored.
  open func invalidate() {}
}

/// The type of activities that browse a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
