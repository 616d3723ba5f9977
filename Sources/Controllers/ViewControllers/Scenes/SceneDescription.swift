// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A configuration in a scene manifest.
package struct SceneDescription: Equatable {
  /// The name of the configuration, or `nil` if it has none.
  package let name: String?
  /// The name of the class of the scene's delegate, with its module.
  package let delegateClassName: String?
  /// The name of the storyboard with the scene's initial view controller, or `nil` if there is none.
  package let storyboard: String?

  init(_ values: [String: Any]) {
    name = values["UISceneConfigurationName"] as? String
    delegateClassName = values["UISceneDelegateClassName"] as? String
    storyboard = values["UISceneStoryboardFile"] as? String
  }

  /// The class of the scene's delegate, or `nil` if no class is named, or, with a diagnostic, if the program
  /// does not contain it.
  var delegateClass: AnyClass? {
    guard let delegateClassName else { return nil }
    let found: AnyClass? = NSClassFromString(delegateClassName)
    if found == nil {
      Diagnostics.report(
        "Info.plist names the scene delegate '\(delegateClassName)', which the program does not have;"
          + " write the module and the class, as in $(PRODUCT_MODULE_NAME).SceneDelegate.")
    }
    return found
  }
}
