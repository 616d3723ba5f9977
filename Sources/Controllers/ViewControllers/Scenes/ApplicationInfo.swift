// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

/// The launch settings of the running program's `Info.plist`.
///
/// A program that was built without an `Info.plist` has no values, and no scene manifest.
@MainActor
package struct ApplicationInfo {
  /// The settings of the program itself.
  package static var main = ApplicationInfo(Bundle.main.infoDictionary ?? [:])

  private let values: [String: Any]

  /// Creates the settings from the values of an `Info.plist`.
  package init(_ values: [String: Any]) {
    self.values = values
  }

  /// Whether there is an `Info.plist` with a bundle identifier.
  package var isThere: Bool { values["CFBundleIdentifier"] != nil }

  /// Whether there is a scene manifest; without one, the application delegate owns the window.
  package var hasScenes: Bool { values["UIApplicationSceneManifest"] is [String: Any] }

  /// The name of the main storyboard, which is used by applications without scenes, or `nil` if there is
  /// none.
  package var mainStoryboard: String? {
    let name = values["UIMainStoryboardFile"] as? String
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns whether the program opens URLs with the scheme of `url`.
  package func opens(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    let types = values["CFBundleURLTypes"] as? [[String: Any]] ?? []
    return types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
      .contains { $0.lowercased() == scheme }
  }

  /// Returns the supported orientations, or `nil` if none are listed.
  ///
  /// On tablets, the orientations listed for tablets take precedence.
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

  /// Returns the configuration for scenes of `role` with the given name, or else the first one, or `nil` if
  /// there is none.
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
