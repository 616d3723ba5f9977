// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An instance of the application's user interface.
///
/// Differs from UIKit: a program has one scene, which ends with its last window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation states of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The scene's activation state; `unattached` initially.
  public package(set) var activationState = ActivationState.unattached

  /// The title that the window host shows when the root view controller has none or an empty one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = "" {
    didSet { (self as? any SceneStanding)?.titleDidChange() }
  }

  /// The scene's state in the application module: its session, delegate and display.
  package let belongings: AnyObject
  private let application: () -> UIResponder?

  /// Creates a scene with `belongings` whose unhandled events are passed on to `application`.
  package init(belongings: AnyObject, application: @escaping () -> UIResponder?) {
    self.belongings = belongings
    self.application = application
    super.init()
  }

  /// The application, as the next responder.
  open override var next: UIResponder? { application() }
}
