// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The `Info.plist` of a product: the target's file, merged with its settings.
package struct InfoPlist {
  private static let largest = 4 << 20
  /// The keys whose values are lists.
  private static let lists: Set = [
    "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIAppFonts",
    "LSApplicationQueriesSchemes", "UIBackgroundModes", "NSBonjourServices",
  ]

  private let target: XcodeTarget

  /// Creates the `Info.plist` of `target`.
  package init(of target: XcodeTarget) {
    self.target = target
  }

  /// Returns the path of the target's own file, or `nil` if it has none.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  package func path() throws(ProjectError) -> String? {
    guard let named = try target.settings.value("INFOPLIST_FILE"), !named.isEmpty else {
      return nil
    }
    let whole = named.hasPrefix("/") ? named : target.place.folder + "/" + named
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }

  /// Returns the complete property list as XML.
  ///
  /// - Throws: `ProjectError` when the file is missing or not a property list.
  package func data() throws(ProjectError) -> Data {
    var values = try standardValues()
    if try target.settings.isOn("GENERATE_INFOPLIST_FILE") {
      values.merge(try settingValues()) { $1 }
    }
    if let path = try path() {
      values.merge(try fileValues(path)) { $1 }
    }
    do {
      return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    } catch {
      throw ProjectError(
        try path() ?? target.place.file, nil,
        "the Info.plist contains a value that property lists can't.")
    }
  }

  private func standardValues() throws(ProjectError) -> [String: Any] {
    let settings = target.settings
    return [
      "CFBundleExecutable": try settings.value("EXECUTABLE_NAME") ?? target.name,
      "CFBundleIdentifier": try settings.value("PRODUCT_BUNDLE_IDENTIFIER") ?? target.name,
      "CFBundleName": try settings.value("PRODUCT_NAME") ?? target.name,
      "CFBundleDevelopmentRegion": try settings.value("DEVELOPMENT_LANGUAGE") ?? "en",
      "CFBundlePackageType": target.product == .application ? "APPL" : "BNDL",
      "CFBundleShortVersionString": try settings.value("MARKETING_VERSION") ?? "1.0",
      "CFBundleVersion": try settings.value("CURRENT_PROJECT_VERSION") ?? "1",
    ]
  }

  /// Returns the keys set as `INFOPLIST_KEY_…`.
  private func settingValues() throws(ProjectError) -> [String: Any] {
    let prefix = "INFOPLIST_KEY_"
    var values: [String: Any] = [:]
    for name in target.settings.names(beginningWith: prefix) {
      guard let value = try target.settings.value(name), !value.isEmpty else { continue }
      let key = String(name.dropFirst(prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        if value == "YES" {
          values["UIApplicationSceneManifest"] =
            ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()]
            as [String: Any]
        }
      case "UILaunchScreen_Generation":
        if value == "YES" { values["UILaunchScreen"] = [String: Any]() }
      default:
        values[Self.deviceKey(key)] = Self.typed(value, key: key)
      }
    }
    return values
  }

  /// Returns the key with its device suffix in the form `~ipad`.
  private static func deviceKey(_ key: String) -> String {
    for device in ["iPhone", "iPad"] where key.hasSuffix("_" + device) {
      return key.dropLast(device.count + 1) + "~" + device.lowercased()
    }
    return key
  }

  private static func typed(_ value: String, key: String) -> Any {
    if lists.contains(where: key.hasPrefix) { return BuildSettings.elements(of: value) }
    return switch value {
    case "YES": true
    case "NO": false
    default: value
    }
  }

  private func fileValues(_ path: String) throws(ProjectError) -> [String: Any] {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      let data = FileManager.default.contents(atPath: path), size <= Self.largest
    else {
      throw ProjectError(
        target.place.file, target.line,
        "the Info.plist of the target '\(target.name)', '\(path)', is missing or not readable.")
    }
    let whole = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = whole as? [String: Any] else {
      throw ProjectError(path, nil, "an Info.plist is a property list with keys; this is not.")
    }
    return try expanded(values, depth: 0) as? [String: Any] ?? [:]
  }

  private func expanded(_ value: Any, depth: Int) throws(ProjectError) -> Any {
    guard depth < 32 else { return value }
    if let text = value as? String { return try target.settings.expanded(text) }
    if let list = value as? [Any] {
      var elements: [Any] = []
      for element in list { elements.append(try expanded(element, depth: depth + 1)) }
      return elements
    }
    guard let fields = value as? [String: Any] else { return value }
    var values: [String: Any] = [:]
    for (key, field) in fields { values[key] = try expanded(field, depth: depth + 1) }
    return values
  }
}
