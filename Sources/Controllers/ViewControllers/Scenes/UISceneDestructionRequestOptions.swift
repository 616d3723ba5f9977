// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The options of a request to destroy a scene; there are none.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates the default options.
  public override init() {
    super.init()
  }
}
