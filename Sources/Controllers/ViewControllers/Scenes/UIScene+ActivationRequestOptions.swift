// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIScene {
  /// The options of a request to activate a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request, or `nil` for none.
    ///
    /// - Note: Has no effect on Linux.
    open var requestingScene: UIScene?

    /// Creates the default options.
    public override init() {
      super.init()
    }
  }
}
