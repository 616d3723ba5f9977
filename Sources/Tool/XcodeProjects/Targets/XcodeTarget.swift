// SPDX-License-Identifier: Apache-2.0

/// A target of an Xcode project, resolved in one configuration.
package struct XcodeTarget: Sendable {
  /// Where the project stands.
  package let place: ProjectPlace
  /// What the project calls it by, inside its file.
  package let id: String
  /// What the project calls the file by that it makes; nil: it makes none.
  let productID: String?
  /// The name that people know.
  package let name: String
  /// The line of the project file on which it stands.
  package let line: Int
  /// What it makes.
  package let product: ProductKind
  /// The Swift files, in the order of the project.
  package let sources: [ProjectFile]
  /// What is compiled and is not Swift: C, Objective-C, Metal, data models.
  package let otherSources: [ProjectFile]
  /// What is copied into the product.
  package let resources: [ProjectFile]
  /// The targets that have to be built before, by their ids.
  package let dependencies: [String]
  /// The targets of other projects that have to be built before.
  package let foreignDependencies: [ForeignTarget]
  /// The libraries of packages it is linked with.
  package let packageProducts: [PackageProduct]
  /// The application in which tests run, by its id; nil: there is none, or these are no tests.
  package let host: String?
  /// Its build settings.
  package let settings: BuildSettings
  /// Files of settings that are not there, such as those that a tool of the project would write.
  package let missing: [ProjectError]

  /// What tells it from all other targets, of other projects too.
  package struct Key: Hashable, Sendable {
    let project: String
    let id: String
  }

  /// What tells it from all other targets.
  package var key: Key { Key(project: place.path, id: id) }

  /// Whether it is built for iOS.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  package func isForPhones() throws(ProjectError) -> Bool {
    let platforms = try settings.list("SUPPORTED_PLATFORMS")
    guard platforms.isEmpty else { return platforms.contains { $0.hasPrefix("iphone") } }
    let kit = try settings.value("SDKROOT") ?? ""
    return kit.hasPrefix("iphone") || kit.isEmpty || kit == "auto"
  }

  /// The name by which sources import it.
  ///
  /// - Throws: `ProjectError` when a setting refers to itself.
  package func moduleName() throws(ProjectError) -> String {
    let name = try settings.value("PRODUCT_MODULE_NAME") ?? ""
    return SettingModifier.identifier(name.isEmpty ? self.name : name)
  }
}
