// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// What the `Info.plist` of the running program says of its start.
///
/// A program that was built without one has no values, and no manifest of scenes.
@MainActor
package struct ApplicationInfo {
  /// The program's own.
  package static var main = ApplicationInfo(Bundle.main.infoDictionary ?? [:])

  private let values: [String: Any]

  /// The information in the given values of an `Info.plist`.
  package init(_ values: [String: Any]) {
    self.values = values
  }

  /// Whether there is an `Info.plist` at all.
  package var isThere: Bool { values["CFBundleIdentifier"] != nil }

  /// Whether it has a manifest of scenes; without one, the delegate of the application has the window.
  package var hasScenes: Bool { values["UIApplicationSceneManifest"] is [String: Any] }

  /// The storyboard that an application without scenes begins with.
  package var mainStoryboard: String? {
    let name = values["UIMainStoryboardFile"] as? String
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The ways up that the program says it can be shown in; nil: it says none.
  ///
  /// What is said for tablets alone goes first on them.
  package func orientations(onTablets: Bool) -> UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let own = onTablets ? values[key + "~ipad"] as? [String] : nil
    guard let names = own ?? values[key] as? [String] else { return nil }
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let mask = names.reduce(into: UIInterfaceOrientationMask()) { mask, name in
      if let way = known[name] { mask.insert(way) }
    }
    return mask.isEmpty ? nil : mask
  }

  /// The configuration for scenes of `role`: the one named `name`, or the first.
  package func scene(named name: String?, role: String) -> SceneDescription? {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let all = roles?[role] as? [[String: Any]] ?? []
    let found = name.flatMap { wanted in
      all.first { $0["UISceneConfigurationName"] as? String == wanted }
    }
    return (found ?? all.first).map(SceneDescription.init)
  }
}
