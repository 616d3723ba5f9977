// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One running instance of an application's interface.
///
/// Differs from UIKit: a program has one scene, which ends with its last window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How present a scene is to the person.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// How present the scene is.
  public package(set) var activationState = ActivationState.unattached

  /// Shown by the window host when the root view controller has no title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = "" {
    didSet { (self as? any SceneStanding)?.titleDidChange() }
  }

  /// What the module of the application knows of the scene: its session, its delegate, its display.
  package let belongings: AnyObject
  private let application: () -> UIResponder?

  /// A scene that has `belongings`, and whose events go on to `application`.
  package init(belongings: AnyObject, application: @escaping () -> UIResponder?) {
    self.belongings = belongings
    self.application = application
    super.init()
  }

  /// The application.
  open override var next: UIResponder? { application() }
}
