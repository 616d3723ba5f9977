// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The conditions under which a scene is activated for a target content identifier.
///
/// A program has one scene. The conditions determine whether the scene is activated by a request with an
/// activity and no session.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
  /// The predicate for identifiers for which the scene can be activated; by default `true` for all
  /// identifiers.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  /// The predicate for identifiers for which the scene is preferred; by default `false` for all identifiers.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Creates conditions that permit all identifiers.
  public override init() {
    super.init()
  }

  /// Creates the default conditions.
  ///
  /// Differs from UIKit: predicates are not archived; `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Encodes nothing, because conditions are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  /// Whether secure coding is supported; always `true`.
  public nonisolated static var supportsSecureCoding: Bool { true }

  /// Returns whether one of the predicates is `true` for `identifier`.
  func allow(_ identifier: String) -> Bool {
    canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
      || prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
  }
}
