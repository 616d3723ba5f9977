// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// The service that supplies a document of a scene's whole content when the user takes a screenshot.
///
/// - Note: Has no effect on Linux: the delegate is stored and never called, because the desktop does not
///   report screenshots.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The delegate that creates the documents.
  open weak var delegate: (any UIScreenshotServiceDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// The scene of the service.
  open private(set) weak var windowScene: UIWindowScene?

  init(of scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}
