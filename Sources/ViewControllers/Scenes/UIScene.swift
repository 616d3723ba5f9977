// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// One running instance of an application's interface.
///
/// Differs from UIKit: inherits from ``ResponderObject`` beside `UIResponder`, as views do; a
/// program has one scene, which ends with its last window.
@preconcurrency @MainActor
open class UIScene: ResponderObject {
  /// How present a scene is to the person.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why and with what a scene was connected.
  ///
  /// Differs from UIKit: carries nothing yet; programs are started without URLs or activities.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override package init() {
      super.init()
    }
  }

  /// What the system knows of the scene beyond its life.
  public let session: UISceneSession

  /// The object that is told about the scene's life.
  ///
  /// A delegate that the scene made itself lives as long as the scene.
  open var delegate: (any UISceneDelegate)?

  /// How present the scene is.
  public package(set) var activationState = ActivationState.unattached

  /// Shown by the window host when the root view controller has no title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = "" {
    didSet { titleDidChange() }
  }

  /// A scene of `session`.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: ResponderObject? { UIApplication.shared }

  /// Hook of scenes with windows: ``title`` is another one.
  package func titleDidChange() {}
}
