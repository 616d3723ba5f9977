// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Which contents, by the names that activities have for them, a scene is the right one for.
///
/// A program has one scene here; the conditions say whether it comes forward when a scene is asked for by
/// an activity alone.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
  /// Whether the scene may come forward for a content where none is better; it may unless it is set.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// Whether the scene is the best one for a content; it is for none unless it is set.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Conditions under which the scene may come forward for everything.
  public override init() {
    super.init()
  }

  /// The same conditions as without an archive.
  ///
  /// Differs from UIKit: predicates are in no archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  /// True: archives of conditions are read safely.
  public nonisolated static var supportsSecureCoding: Bool { true }

  /// Whether the scene may come forward for a content.
  func allow(_ identifier: String) -> Bool {
    canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
      || prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
  }
}
