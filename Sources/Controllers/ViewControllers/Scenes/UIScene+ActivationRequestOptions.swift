// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIScene {
  /// How a scene is to come forward.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene whose person asks for it; nil: nobody knows.
    open var requestingScene: UIScene?

    /// As usual.
    public override init() {
      super.init()
    }
  }
}
