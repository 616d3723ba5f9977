// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a scene is to be closed; nothing is said here.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// As usual.
  public override init() {
    super.init()
  }
}
