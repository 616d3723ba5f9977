// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// What a person is doing in a program, so that it can be found or gone on with.
///
/// Differs from UIKit: a desktop passes no activities on and keeps none; a program can give them to itself.
/// It stands here because Foundation has none on Linux.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What tells the kinds of a program's activities apart.
  public let activityType: String
  /// What a person reads; nil: nothing.
  open var title: String?
  /// What is needed to go on; nil: nothing.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are needed; nil: all.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether what is needed to go on changed: in a later turn of the main run loop the responders whose activity it is put it
  /// in, the delegate hears that it is kept, and it is false again.
  ///
  /// Differs from UIKit: that happens whether or not the activity is the current one.
  open var needsSave = false {
    didSet { if needsSave, !oldValue { saveLater() } }
  }
  /// Hears of what becomes of the activity.
  open weak var delegate: (any NSUserActivityDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The page where the activity can be gone on with in a browser; nil: there is none.
  open var webpageURL: URL?
  /// The page that led to it; nil: none.
  open var referrerURL: URL?
  /// When it is out of date; nil: the system decides.
  open var expirationDate: Date?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// Whether it can be gone on with on another device.
  open var isEligibleForHandoff = true
  /// Whether it can be found on this device.
  open var isEligibleForSearch = false
  /// Whether everybody can find it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it.
  open var isEligibleForPrediction = false
  /// The name under which it is kept; nil: none.
  open var persistentIdentifier: String?
  /// The name of the content it is about; nil: none.
  open var targetContentIdentifier: String?

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Those whose activity it is.
  @MainActor private var owners: [Owner] = []

  private struct Owner {
    weak var object: AnyObject?
    let update: @MainActor (NSUserActivity) -> Void
  }

  /// Has `update` called, while `object` is there, before the activity is kept.
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

  /// Makes this what the person is doing.
  open func becomeCurrent() {}
  /// The person does it no longer.
  open func resignCurrent() {}
  /// It can't be gone on with any more.
  open func invalidate() {}
}

/// The kind of activities that are pages of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
